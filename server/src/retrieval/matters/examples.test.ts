import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readExamples } from './read-examples.js';

const folder = fileURLToPath(new URL('./examples', import.meta.url));
const languages = readdirSync(folder).sort();
const examplesOf = (language: string) =>
  readdirSync(`${folder}/${language}`).flatMap((name) =>
    readExamples(readFileSync(`${folder}/${language}/${name}`, 'utf8')),
  );
const all = new Map(languages.map((language) => [language, examplesOf(language)]));
const mattersOf = (language: string) => [...new Set((all.get(language) ?? []).map(({ matter }) => matter))].sort();

it('there are examples in all languages of the chat', () => {
  expect(languages).toEqual(['ar', 'en', 'es', 'et', 'fr', 'ms']);
});

describe.each(languages)('the examples in %s', (language) => {
  it('are of the same matters as in English', () => expect(mattersOf(language)).toEqual(mattersOf('en')));

  it('are at least 18 questions for each matter, and have words for each that can be answered', () => {
    const examples = all.get(language) ?? [];
    for (const matter of mattersOf(language)) {
      const own = examples.filter((one) => one.matter === matter);
      expect(own.filter(({ isWord }) => !isWord).length, matter).toBeGreaterThanOrEqual(18);
      if (!matter.startsWith('none.')) expect(own.filter(({ isWord }) => isWord).length, matter).toBeGreaterThan(10);
    }
  });
});
