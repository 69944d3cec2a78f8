import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fillNames } from '../languages/fill-words.js';
import { readLanguages } from '../languages/read-languages.js';
import { sentence } from './sentence.js';

describe('a sentence that ends with a name', () => {
  it('has one full stop, whether the name has its own or not', () => {
    expect(sentence`It is of ${'Acme Inc.'}. See it.`).toBe('It is of Acme Inc. See it.');
    expect(sentence`It is of ${'Acme'}. See it.`).toBe('It is of Acme. See it.');
    expect(sentence`It is of ${'Acme'}${''}.`).toBe('It is of Acme.');
    expect(sentence`${'Leeds → Washington, D.C.'}, about ${4800}.`).toBe('Leeds → Washington, D.C., about 4800.');
    expect(sentence`A long name that is cut…`).toBe('A long name that is cut…');
  });

  it('has one in every language, also where the name is isolated', async () => {
    const languages = await readLanguages(fileURLToPath(new URL('../../../shared/src/languages', import.meta.url)));
    for (const words of languages.values()) {
      const text = fillNames('A {company}. B {company} C {company}.', { company: 'Acme Inc.' }, words);
      expect(text.replace(/[\u2068\u2069]/gu, '')).toBe('A Acme Inc. B Acme Inc. C Acme Inc.');
    }
  });
});
