import { amountsIn } from './amounts.js';
import { repeats } from './check-sentence.js';
import { codesIn, figuresIn } from './figures.js';
import { domainsIn, hasNames, namesIn, namesOfCountriesIn } from './names.js';
import { isIn } from './sentence-language.js';
import { sentencesOf } from './sentence-words.js';
import type { CheckedLanguage } from './word-lists.js';

const leastLengthShare = 0.4;
const mostLengthShare = 2.5;
const slackCharacters = 40;
/** An address may be this long. Comparing texts takes the square of their longest word. */
const longestWord = 300;

export interface Translation {
  readonly original: string;
  readonly originalLanguage: CheckedLanguage;
  readonly text: string;
  readonly language: CheckedLanguage;
  /** The instructions of the model, which readers must not see. */
  readonly secretText: string;
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((entry) => other.has(entry));

const linksIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/[a-z][a-z0-9+.-]*:[^\s)\]]+|\S+@\S+/gi) ?? []);
const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');
const plainFigures = (text: string, language: CheckedLanguage): ReadonlySet<string> =>
  new Set([...figuresIn(text, language)].filter((one) => !one.includes(' ')));

const lengthOfLongestWord = (text: string): number => Math.max(...text.split(/\s+/).map(({ length }) => length));

function hasFittingLength({ original, text }: Translation): boolean {
  return (
    text.length <= original.length * mostLengthShare + slackCharacters &&
    text.length + slackCharacters >= original.length * leastLengthShare &&
    linesOf(text).length === linesOf(original).length &&
    lengthOfLongestWord(text) <= Math.max(longestWord, lengthOfLongestWord(original))
  );
}

/** Capitals at the start of a sentence are no names, so each sentence is looked at by itself. */
function hasOnlyKnownNames({ original, text, language }: Translation): boolean {
  const sentences = sentencesOf(text).map((sentence) => sentence.replace(/^[^\p{L}\p{N}]+/u, ''));
  return hasNames(original, sentences.flatMap(namesIn), namesOfCountriesIn(original, language));
}

function hasMarkup(text: string): boolean {
  return /<\/?[a-z!]|\]\(|&[#\w]+;|```|[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/iu.test(text);
}

/** Whether a translation keeps what can be compared across languages: figures, sums, forms, addresses, names, length. */
export function isFaithful(translation: Translation): boolean {
  const { original, originalLanguage, text, language } = translation;
  return (
    hasFittingLength(translation) &&
    isIn(language, text) &&
    !repeats(text, translation.secretText) &&
    (hasMarkup(original) || !hasMarkup(text)) &&
    isSame(plainFigures(original, originalLanguage), plainFigures(text, language)) &&
    isSame(amountsIn(original), amountsIn(text)) &&
    isSame(codesIn(original), codesIn(text)) &&
    isSame(linksIn(original), linksIn(text)) &&
    isSame(domainsIn(original), domainsIn(text)) &&
    hasOnlyKnownNames(translation)
  );
}
