import { foldWords } from './sentence-words.js';

const longestSentence = 700;

const notText = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u;
const markup = /[<>[\]{}|\\^`~_#]|\*\*|\*\S|&[#\w]+;|--+|==+/;
const link =
  /[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\b(?:mailto|tel|sms|javascript|data|vbscript|whatsapp):|(?:^|\s)\/\/|\S@\S/;

/** How models speak of themselves and decline, in the languages of the chat. */
const ownVoice = new RegExp(
  [
    "\\bi(?:'\\w+|\\s+(?:am|can\\w*|could|will|would|do|have|must|may|might|was|think|know|believe|need|apologi\\w+))\\b",
    // Except at the end of a Malaysian address, and in the name of that programme.
    '(?<!\\.)\\b(?:me|my|mine|myself)\\b(?! second home)',
    '\\b(?:as an ai|language model|system prompt|my instructions|openai|chatgpt|assistant|passages?)\\b',
    '\\b(?:lo siento|no puedo|soy un|modelo de lenguaje|mis instrucciones|pasajes?)\\b',
    "\\b(?:je|j'\\w+|desole\\w*|modele de langage|mes instructions)\\b",
    '\\b(?:saya|maaf|model bahasa|arahan saya)\\b',
    '\\b(?:ma|mina|vabandust\\w*|keelemudel\\w*|minu juhis\\w*)\\b',
    'عذرا|لا استطيع|لا يمكنني|نموذج لغوي|تعليماتي',
  ].join('|'),
);

/** Whether a sentence has no markup, link or invisible character, and does not speak as "I". */
export function isPlainSentence(sentence: string): boolean {
  const folded = foldWords(sentence);
  return (
    sentence.length <= longestSentence &&
    /\p{L}.*\p{L}/u.test(sentence) &&
    !notText.test(sentence) &&
    !markup.test(sentence.normalize('NFKC')) &&
    !link.test(folded) &&
    !ownVoice.test(folded)
  );
}
