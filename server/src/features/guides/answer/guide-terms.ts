import { type Term, termsOf } from '../../../retrieval/terms.js';
import { has, phrasePattern } from '../../../text/phrases.js';
import { plainWord } from '../../../text/question-words.js';
import { guideSynonyms } from './guide-synonyms.js';

const whole = new Map<string, string>();
const stems = new Map<string, string>();
for (const [meant, words] of guideSynonyms)
  for (const word of words.split(' ')) {
    const [map, key] = word.endsWith('*') ? [stems, word.slice(0, -1)] : [whole, word];
    if (!map.has(key)) map.set(key, meant);
  }
const shortestStem = Math.min(...[...stems.keys()].map(({ length }) => length));
const arabicArticle = /^[وبلفك]?(?:ال|لل)/;

function meantBy(plain: string): string | undefined {
  const exact = whole.get(plain);
  if (exact !== undefined) return exact;
  for (let length = plain.length; length >= shortestStem; length--) {
    const meant = stems.get(plain.slice(0, length));
    if (meant !== undefined) return meant;
  }
  return undefined;
}

/** A cache for the words of guides and questions. */
const known = new Map<string, string>();
const mostKnown = 20_000;

function spelledAlike(typed: string): string {
  const kept = known.get(typed);
  if (kept !== undefined) return kept;
  const plain = plainWord(typed);
  const meant = meantBy(plain) ?? meantBy(plain.replace(arabicArticle, '')) ?? typed;
  if (known.size >= mostKnown) known.clear();
  known.set(typed, meant);
  return meant;
}

/** Words for what is done with every move: no part of a guide is about them. */
const ofAnyMove = new Set(termsOf('pack packing').map(({ stem }) => stem));
const longestWord = 40;

/** A lower-case "id" may be "I'd", unless a card follows. */
const identity = /\bID\b|\bid(?= cards?\b)/g;

/** The terms of a text, one word for each thing in all languages. */
export function guideTermsOf(text: string): Term[] {
  const spelled = text
    .replace(identity, 'identity')
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (typed) => (typed.length > longestWord ? typed : spelledAlike(typed)));
  return termsOf(spelled).filter(({ stem }) => !ofAnyMove.has(stem));
}

const smallWords = phrasePattern(
  'el, los, las, que, cual, como, puedo, debo, tengo, mi, mis, una, para, hay, le, les, faut, est, je, il, mon, ma, mes, quel, quelle, quels, du, au, aux, des, ' +
    'une, puis, dois, apa, apakah, adakah, boleh, saya, berapa, bagaimana, yang, untuk, kas, mis, kui, kuidas, ma, mina, mida, millal, voin, tohib, pean',
);

/** A sentence in plain spelling that is not in English, as its small words or its letters tell. */
export const isOtherLanguage = (sentence: string): boolean =>
  has(sentence, smallWords) || /[\p{Script=Arabic}]/u.test(sentence);

/** The terms of a text that stand for a thing of the guides in another language; words that only look alike are left out. */
export function translatedTermsOf(text: string): Term[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const translated = words.flatMap((typed) => {
    const word = typed.length > longestWord ? typed : spelledAlike(typed);
    return word === typed ? [] : [word];
  });
  return guideTermsOf(translated.join(' '));
}
