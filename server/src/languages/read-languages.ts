import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@meg/shared/languages/language';
import type { Languages } from './choose-language.js';

/** `en.js` of the build; tests read the sources. */
const languageFile = /^([a-z]{2,3})\.[jt]s$/;

async function readLanguage(file: string, code: string): Promise<Language> {
  const { [code]: language } = (await import(pathToFileURL(file).href)) as Record<string, Language>;
  if (!language) throw new Error(`${file} has no export named ${code}`);
  return language;
}

/** Reads every language of the folder, so that adding a file adds a language. */
export async function readLanguages(folder: string): Promise<Languages> {
  const files = (await readdir(folder)).sort().flatMap((file) => {
    const code = languageFile.exec(file)?.[1];
    return code === undefined ? [] : [{ file: path.join(folder, file), code }];
  });
  const entries = files.map(async ({ file, code }) => [code, await readLanguage(file, code)] as const);
  const languages = new Map(await Promise.all(entries));
  if (!languages.has('en')) throw new Error(`English is missing in ${folder}`);
  return languages;
}
