import { amountsIn } from './amounts.js';
import { codesIn, figuresIn } from './figures.js';
import { domainsIn, hasNames, namesIn, namesOfCountriesIn } from './names.js';
import { isSupported } from './passage-support.js';
import { isPlainSentence } from './plain-sentence.js';
import { isIn } from './sentence-language.js';
import { foldWords, sentencesOf, stemOf, wordsOf } from './sentence-words.js';
import { type CheckedLanguage, freeWords, priceWords } from './word-lists.js';

export interface Evidence {
  /** The texts of the passages that the sentence cites. */
  readonly passages: readonly string[];
  readonly passageLanguage: CheckedLanguage;
  readonly readerLanguage: CheckedLanguage;
  /** The instructions of the model, which readers must not see. */
  readonly secretText: string;
}

const leakedWords = 6;

/** Whether a text gives away a run of words of the model's instructions. */
export function repeats(sentence: string, secretText: string): boolean {
  const words = wordsOf(sentence);
  const secret = ` ${wordsOf(secretText).join(' ')} `;
  const runs = words.slice(leakedWords - 1).map((_, at) => words.slice(at, at + leakedWords).join(' '));
  return runs.some((run) => secret.includes(` ${run} `));
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((one) => all.has(one));

/** Whether the passages have all figures, codes, sums, addresses and names of a sentence. */
function areFactsSaid(sentence: string, { passages, passageLanguage, readerLanguage }: Evidence): boolean {
  const said = passages.join('\n');
  const countries = passageLanguage === readerLanguage ? new Set<string>() : namesOfCountriesIn(said, readerLanguage);
  return (
    isWithin(figuresIn(sentence, readerLanguage), figuresIn(said, passageLanguage)) &&
    isWithin(codesIn(sentence), codesIn(said)) &&
    isWithin(amountsIn(sentence), amountsIn(said)) &&
    isWithin(domainsIn(sentence), domainsIn(said)) &&
    hasNames(said, namesIn(sentence), countries)
  );
}

const cognateLetters = 5;

/** Whether a translated sentence shares a figure, a country or a similar word with the passages. */
function isAnchored(sentence: string, { passages, passageLanguage, readerLanguage }: Evidence): boolean {
  const said = passages.join('\n');
  const figures = figuresIn(said, passageLanguage);
  const beginnings = new Set(wordsOf(said).map((word) => word.slice(0, cognateLetters)));
  const countries = [...namesOfCountriesIn(said, readerLanguage)];
  const isShared = (word: string) =>
    (word.length >= cognateLetters && beginnings.has(word.slice(0, cognateLetters))) ||
    countries.some((name) => stemOf(word).startsWith(name));
  return [...figuresIn(sentence, readerLanguage)].some((one) => figures.has(one)) || wordsOf(sentence).some(isShared);
}

/**
 * Words of two languages cannot be compared, so the check is stricter: the sentence must be in the reader's language,
 * share something comparable, and mention money only with a sum of the passage.
 */
function mayBeTranslation(sentence: string, evidence: Evidence): boolean {
  const folded = foldWords(sentence);
  const isOfMoney = priceWords.test(folded) && amountsIn(sentence).size === 0;
  return (
    isIn(evidence.readerLanguage, sentence) && isAnchored(sentence, evidence) && !isOfMoney && !freeWords.test(folded)
  );
}

/** Whether a sentence may be shown, without its citations: the passages support it, and it is plain text. */
export function mayBeShown(sentence: string, evidence: Evidence): boolean {
  const { passages, passageLanguage, readerLanguage, secretText } = evidence;
  if (passages.length === 0 || sentencesOf(sentence).length !== 1) return false;
  if (!isPlainSentence(sentence) || repeats(sentence, secretText)) return false;
  if (!areFactsSaid(sentence, evidence)) return false;
  if (passageLanguage === readerLanguage) return isSupported(sentence, passages, passageLanguage);
  return mayBeTranslation(sentence, evidence);
}
