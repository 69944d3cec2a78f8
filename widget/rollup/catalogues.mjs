import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { transpileText } from './transpile.mjs';

/** Each language's words as data: `en.ts` exports `en`. The files hold words and types alone, so each runs by itself. */
export async function readCatalogues(folder) {
  const files = (await readdir(folder)).filter((file) => /^[a-z]{2,3}\.ts$/.test(file)).sort();
  const entries = files.map(async (file) => {
    const language = basename(file, '.ts');
    const code = transpileText(await readFile(join(folder, file), 'utf8'), file);
    const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    return [language, module[language]];
  });
  return Object.fromEntries(await Promise.all(entries));
}
