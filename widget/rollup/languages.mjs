import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { transpileText } from './transpile.mjs';

/** The files hold words and types alone, so each runs by itself. */
async function runAlone(path) {
  const code = transpileText(await readFile(path, 'utf8'), path);
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** Each language's words as data, by its code: `en.ts` exports `en`. */
export async function readLanguages(folder) {
  const files = (await readdir(folder)).filter((file) => /^[a-z]{2,3}\.ts$/.test(file)).sort();
  const entries = files.map(async (file) => {
    const code = basename(file, '.ts');
    return [code, (await runAlone(join(folder, file)))[code]];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** English as it is written in the United States, made of the British words. */
export async function readAmerican(folder, english) {
  const { americanWords } = await runAlone(join(folder, 'american-words.ts'));
  return americanWords(english);
}

/** Which words the document carries: with a company, and without one. */
export function readFirstViewKeys(source) {
  return runAlone(join(source, 'i18n/first-view.ts'));
}

export function wordsOf({ chat }, keys) {
  return Object.fromEntries(keys.map((key) => [key, chat[key]]));
}

/** What the chat loads of each language later, by its code. */
export async function wordsModules(source, languages) {
  const { writeWords } = await runAlone(join(source, 'i18n/words-file.ts'));
  const modules = Object.entries(languages).map(([code, language]) => [
    code,
    `export default ${JSON.stringify(writeWords(language))};`,
  ]);
  return new Map(modules);
}
