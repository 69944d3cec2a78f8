import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLanguages } from './read-languages.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'languages-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (file: string, text: string) => writeFile(path.join(folder, file), text);

it('speaks every language that there is a file of, and takes nothing else for one', async () => {
  await put('package.json', '{"type":"module"}');
  await put('en.js', "export const en = { name: 'English' };");
  await put('tlh.js', "export const tlh = { name: 'tlhIngan Hol' };");
  await put('language.js', 'export {};');
  await put('en.d.ts', 'export {};');
  const languages = await readLanguages(folder);
  expect([...languages].map(([code, { name }]) => [code, name])).toEqual([
    ['en', 'English'],
    ['tlh', 'tlhIngan Hol'],
  ]);
});

it('does not start without English, nor with a file that holds another language than it says', async () => {
  await put('package.json', '{"type":"module"}');
  await expect(readLanguages(folder)).rejects.toThrow(/English is missing/);
  await put('en.js', "export const es = { name: 'Español' };");
  await expect(readLanguages(folder)).rejects.toThrow(/en\.js has no export named en/);
});
