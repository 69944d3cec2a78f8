import { en } from '@meg/shared/languages/en';
import { describe, expect, it } from 'vitest';
import { createText } from '../i18n/text.js';
import { findIn, writeWords } from '../i18n/words-file.js';
import { inMemory, languages, wordsFile } from '../testing/tab.js';
import { chosenLanguage } from './chosen-language.js';
import { createReading } from './language-switch.js';

function setUp(loadWords = async (_address: string) => wordsFile) {
  const storage = inMemory();
  const document: string[][] = [];
  const asked: string[] = [];
  const reading = createReading({
    storage,
    languages,
    firstText: createText('en', findIn(writeWords(en)), {
      name: 'Acme',
      phone: '',
      phoneUrl: '',
      welcomeMessage: '',
      moneyLocale: 'en',
    }),
    loadWords(address) {
      asked.push(address);
      return loadWords(address);
    },
    setLanguage: (...chosen) => void document.push(chosen),
  });
  return { reading, storage, document, asked };
}

describe('reading a language', () => {
  it('fetches its words alone, and turns the document to it', async () => {
    const { reading, document, asked } = setUp();
    expect((await reading.read('ar')).language).toBe('ar');
    expect(asked).toEqual(['/ar.js']);
    expect(document).toEqual([['ar', 'rtl']]);
  });

  it('that there is none of reads the first', async () => {
    expect((await setUp().reading.read('xx')).language).toBe('en');
  });

  it('whose words do not come leaves all as it is', async () => {
    const { reading, document, storage } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(reading.read('ar')).rejects.toThrow();
    expect(document).toEqual([]);
    expect(storage.keys('')).toEqual([]);
  });
});

describe('the language that a visitor chose', () => {
  it('is remembered', () => {
    const { reading, storage } = setUp();
    expect(chosenLanguage(storage, languages)).toBeUndefined();
    reading.remember('ar');
    expect(chosenLanguage(storage, languages)).toBe('ar');
  });

  it('is passed over where it is offered no more', () => {
    const { reading, storage } = setUp();
    reading.remember('fr');
    expect(chosenLanguage(storage, languages)).toBeUndefined();
  });
});
