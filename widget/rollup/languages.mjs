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

/** The codes of the things that can be moved, in the order that the chat knows as well. */
export async function readInventoryCodes(sharedSource) {
  return (await runAlone(join(sharedSource, 'domain/quotes/inventory-items.ts'))).inventoryCodes;
}

/** Which words the document carries: with a company, and without one. */
export function readFirstViewKeys(source) {
  return runAlone(join(source, 'i18n/first-view.ts'));
}

export function wordsOf({ chat }, keys) {
  return Object.fromEntries(keys.map((key) => [key, chat[key]]));
}

/** What the chat loads of it later: see i18n/words.ts. The names of things stand in the order of their codes. */
export function wordsModule({ chat, readiness, inventory }, inventoryCodes) {
  const names = inventoryCodes.map((code) => inventory[code]);
  return `export default ${JSON.stringify({ chat, readiness, inventory: names })};`;
}
