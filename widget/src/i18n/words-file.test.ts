import { ar } from '@meg/shared/languages/ar';
import { en } from '@meg/shared/languages/en';
import { es } from '@meg/shared/languages/es';
import { et } from '@meg/shared/languages/et';
import { fr } from '@meg/shared/languages/fr';
import type { ChatKey, Language } from '@meg/shared/languages/language';
import { ms } from '@meg/shared/languages/ms';
import { describe, expect, it } from 'vitest';
import type { WordKey } from './words.js';
import { findIn, writeWords } from './words-file.js';

const languages: Readonly<Record<string, Language>> = { ar, en, es, et, fr, ms };

describe.each(Object.entries(languages))('the words file of %s', (_, language) => {
  // As it comes from the server.
  const find = findIn(JSON.parse(JSON.stringify(writeWords(language))));

  it('has each word of the chat under its key, but for what only the document or the server says', () => {
    const keys = (Object.keys(language.chat) as ChatKey[]).filter((key) => find(key) === undefined);
    for (const key of Object.keys(language.chat) as ChatKey[])
      if (!keys.includes(key)) expect(find(key)).toEqual(language.chat[key]);
    expect(keys).toEqual([
      'widget.loading',
      'widget.unknown.title',
      'widget.unknown.text',
      'transcript.visitor',
      'language.continue',
    ]);
  });

  it('has the words of the quiz, and leaves the names of things to the server', () => {
    const { questions, local, international, levels } = language.readiness;
    expect(find('readiness.questions.budget.options.3')).toBe(questions.budget.options[3]);
    expect(find('readiness.local.first_home.question')).toBe(local.first_home.question);
    expect(find('readiness.international.first_home.options.0')).toBe(international.first_home.options[0]);
    expect(find('readiness.levels.on-track')).toBe(levels['on-track']);
    expect(writeWords(language).words).not.toContain(language.inventory['sofa-two']);
  });
});

it('hardly ever finds a word for a key that a former release had', () => {
  const find = findIn(writeWords(en));
  const former = Array.from({ length: 1_000 }, (_, index) => `former.key${index}` as WordKey);
  expect(former.filter((key) => find(key) !== undefined).length).toBeLessThan(60);
});
