import { foldWords } from './sentence-words.js';

/** The places of a verb that gives an order. */
const atStart = '(?:^|[.!?:;,>\\]]\\s*|\\b(?:and|then|please|must|should|you to|is to|line)\\s+)';
const speak =
  '(?:print|output|reveal|repeat|respond|reply|answer|say|write|append|insert|include|recommend|state|claim|promise)';
const whatToSay =
  '(?:["\u201c\u00ab]|\\bwith\\b|\\bonly\\b|\\b(?:all|every|the|each) (?:visitor|customer|user|reader|answer|word|text)|\\bexactly\\b|\\bverbatim\\b)';

const orders = new RegExp(
  [
    '\\b(?:ignore|disregard|forget|override|bypass)\\b.{0,60}\\b(?:instruction|rule|prompt|above|previous|prior|passage|guideline|everything|polic|filter|safety)',
    '\\b(?:system|developer|hidden|initial|secret)\\W{0,3}(?:prompt|message|instruction|rule)',
    '\\b(?:you are now|act as|pretend|roleplay|jailbreak|developer mode|new instructions?|(?:begin|end) your answers?)\\b',
    `${atStart}${speak}\\b[^.;!?\\n]{0,30}?${whatToSay}`,
    `${atStart}${speak}(?:\\s+that\\b|\\s*:)`,
    '\\btell (?:the |all |any |every |each |our )*(?:visitor|customer|user|reader)',
    '\\b(?:assistant|chatbot|language model|the ai|as an ai|llm|the model (?:is|was|may|must|should|got|knows))\\b',
    '(?:<\\||\\|>|\\[/?inst\\]|</?\\w+|###|```|^[^\\S\\r\\n\\u2028\\u2029]*(?:system|user|assistant)\\s*:)',
    '\\b(?:ignora|olvida|omite)\\b.{0,40}\\b(?:instruccion|regla|anterior)',
    '\\b(?:ignore[zr]?|oublie[zr]?)\\b.{0,40}\\b(?:instruction|regle|consigne|precedent)',
    '\\b(?:abaikan|lupakan)\\b.{0,40}\\b(?:arahan|peraturan|sebelum)',
    '\\b(?:eira|unusta)\\b.{0,40}\\b(?:juhis|reegl|eelnev|varasem)',
    '(?:تجاهل|انس ).{0,40}(?:تعليمات|قواعد|سابق)',
  ].join('|'),
  'm',
);

/** Whether a text addresses a model rather than a reader. */
export function givesOrders(text: string): boolean {
  return orders.test(foldWords(text));
}
