import { isFromLatin } from './arabizi.js';
import type { Classifier } from './classifier/classifier-file.js';
import { languageVector } from './classifier/language-features.js';
import { probabilities } from './classifier/softmax.js';
import { commonWords } from './common-words.js';
import { readSentence, type Sentence } from './sentence.js';

const surelyOtherLanguage = { oneWord: 0.92, twoWords: 0.85, more: 0.6 };
/** Most visitors write in the language that they read. */
const readerLanguageFactor = 4;
/** How much likelier a language is for each of its common words. */
const commonFactor = 5;
const mostHits = 4;
const leastShare = 0.01;

/** Names look like the language of their country: "bukan Dublin, Cork" is Malay. */
function withoutNames({ words }: Sentence): Sentence['words'] {
  const rest = words.filter(({ typed }, at) => at === 0 || !/^\p{Lu}\p{Ll}/u.test(typed));
  return rest.length > 0 ? rest : words;
}

/** An address by email looks like English. */
const withoutAddresses = ({ text }: Sentence): Sentence =>
  readSentence(text.replace(/\S+@\S+|https?:\S+|www\.\S+/giu, ' '));

/** The language of a message: the reader's, unless it surely is another. */
export function languageOfMessage({ languageModel, languages }: Classifier, sentence: Sentence, asked: string): string {
  if (isFromLatin(sentence.words)) return 'ar';
  const words = withoutNames(withoutAddresses(sentence));
  const common = commonWords.find(words).map(({ label }) => label as string);
  const hitsOf = (code: string | undefined) => common.filter((label) => label === code).length;
  const shares = probabilities(languageModel, languageVector(words)).map((share, at) => {
    return (
      (share + leastShare) *
      commonFactor ** Math.min(hitsOf(languages[at]), mostHits) *
      (languages[at] === asked ? readerLanguageFactor : 1)
    );
  });
  const sum = shares.reduce((all, share) => all + share, 0);
  const most = Math.max(...shares);
  const likeliest = languages[shares.indexOf(most)] ?? asked;
  const lettered = words.filter(({ plain }) => /\p{L}/u.test(plain));
  // "De", "a" and "mi" are words of several languages.
  const telling = hitsOf(likeliest) > 0 ? [] : lettered.filter(({ plain }) => !/^[a-z]{1,2}$/.test(plain));
  const own = telling.length || lettered.length;
  const { oneWord, twoWords, more } = surelyOtherLanguage;
  const needed = own > 2 ? more : own > 1 ? twoWords : oneWord;
  return own > 0 && most / sum >= needed ? likeliest : asked;
}
