import { amountsIn } from './amounts.js';
import { codesIn, figuresIn } from './figures.js';
import { domainsIn, hasNames, namesIn, namesOfCountriesIn } from './names.js';
import { isSupported, rendersFigures } from './passage-support.js';
import { isPlainSentence } from './plain-sentence.js';
import { isIn } from './sentence-language.js';
import { foldWords, sentencesOf, wordsOf } from './sentence-words.js';
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

/**
 * Words of two languages cannot be compared, so the check is stricter: the sentence must be in the reader's language,
 * render the figures of one sentence there, and mention money only with a sum of the passage.
 */
function mayBeTranslation(sentence: string, evidence: Evidence): boolean {
  const folded = foldWords(sentence);
  const { passages, passageLanguage, readerLanguage } = evidence;
  const said = { text: sentence, language: readerLanguage };
  const isOfMoney = priceWords.test(folded) && amountsIn(sentence).size === 0;
  return (
    isIn(readerLanguage, sentence) &&
    rendersFigures(said, passages, passageLanguage) &&
    !isOfMoney &&
    !freeWords.test(folded)
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
