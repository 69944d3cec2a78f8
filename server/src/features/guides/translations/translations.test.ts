import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readGuides } from '../read-guides.js';
import { digestOf, textsOf } from './guide-texts.js';
import { readTranslationFiles } from './read-translations.js';

const folder = fileURLToPath(new URL('../data', import.meta.url));
const guides = await readGuides(folder);
const files = await readTranslationFiles(folder, guides);
const languages = ['ar', 'es', 'et', 'fr', 'ms'];

/** Each language parts thousands and decimals in its own way. */
const numbersIn = (text: string): string[] =>
  (
    text
      .replace(/(\d)[.,\u00a0\u202f ](?=\d{3}(?!\d))/g, '$1')
      .replace(/(\d),(\d)/g, '$1.$2')
      .match(/\d+(?:\.\d+)?/g) ?? []
  ).sort();
const addressesIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/[a-z0-9/_-]*)?/g) ?? []).sort();
const marksIn = (text: string): string[] => text.match(/\((?:secondary|open data)/g) ?? [];

it('stand beside every guide in every language of the chat', () => {
  const missing = languages.flatMap((language) =>
    [...guides.keys()].filter((slug) => !files.some((one) => one.language === language && one.slug === slug)),
  );
  expect(missing).toEqual([]);
});

it.each(files.map((file) => [file.language, file.slug, file] as const))(
  'in %s of %s say what the guide says now, with its numbers and addresses',
  (_, slug, { translation }) => {
    const guide = guides.get(slug);
    const texts = guide ? textsOf(guide) : new Map<string, string>();
    const entries = Object.entries(translation);
    expect(entries.filter(([at]) => !texts.has(at)).map(([at]) => at)).toEqual([]);
    expect([...texts.keys()].filter((at) => !translation[at])).toEqual([]);
    const current = entries.filter(([, { isOutdated }]) => !isOutdated);
    // A changed sentence is translated again, or marked with `isOutdated: true` until it is.
    expect(current.filter(([at, { of }]) => of !== digestOf(texts.get(at) ?? '')).map(([at]) => at)).toEqual([]);
    for (const [at, { text }] of current) {
      const english = texts.get(at) ?? '';
      for (const found of [numbersIn, addressesIn, marksIn]) expect([at, found(text)]).toEqual([at, found(english)]);
    }
  },
);
