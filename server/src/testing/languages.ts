import { ar } from '@meg/shared/languages/ar';
import { en } from '@meg/shared/languages/en';
import { es } from '@meg/shared/languages/es';
import { et } from '@meg/shared/languages/et';
import { fr } from '@meg/shared/languages/fr';
import type { Language } from '@meg/shared/languages/language';
import { ms } from '@meg/shared/languages/ms';
import type { ReaderLanguage } from '../languages/choose-language.js';

export const english: ReaderLanguage = { code: 'en', tag: 'en', words: en };

const all: Readonly<Record<string, Language>> = { en, es, fr, ms, et, ar };

export const languageReader = (code: string): ReaderLanguage => ({ code, tag: code, words: all[code] ?? en });

const kept = new Set(['name', 'direction']);

function marked(words: unknown): unknown {
  if (typeof words === 'string') return `⟦${words}⟧`;
  return Object.fromEntries(Object.entries(words as object).map(([key, inner]) => [key, marked(inner)]));
}

/** A second language in which every sentence shows where it begins and ends. */
export const markedWords = Object.fromEntries(
  Object.entries(en).map(([key, words]) => [key, kept.has(key) ? words : marked(words)]),
) as unknown as Language;

const innermost = /⟦[^⟦⟧]*⟧/g;

/** What of a text comes from no language: nothing, where it was written as it should. */
function unmarkedIn(text: string): string {
  const rest = text.replace(innermost, '');
  return rest === text ? text.trim() : unmarkedIn(rest);
}

/** What of an answer is no sentence: codes, figures, and what came from the visitor, the company or the list of places. */
const noSentences = new Set(
  (
    'code tipCodes emoji colour basis mode units currency engineVersion moveType moveDetails source container params ' +
    'origin destination id reference messageCode opensAt slot phoneUrl requestId'
  ).split(' '),
);

/** The sentences of an answer that do not come from the marked language, each with its path. */
export function unmarkedTexts(answer: unknown, path = ''): string[] {
  if (typeof answer === 'string') return unmarkedIn(answer) === '' ? [] : [`${path}: ${answer}`];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer)
    .filter(([key]) => !noSentences.has(key))
    .flatMap(([key, inner]) => unmarkedTexts(inner, `${path}/${key}`));
}
