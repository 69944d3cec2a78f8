import { asksHowMuch } from '../../asked/few-words.js';
import { asksOnlyForPrice } from '../../asked/only-price.js';
import { namesPrice, plainQuestion } from '../../asked/price-topics.js';
import { asksCompany, beginsQuestion } from './classifier/asking-words.js';
import { PhraseSet } from './phrase-set.js';
import type { Sentence, SentenceWord } from './sentence.js';

/** Somebody's question that is told: "the wife wants to know", "mi mujer pregunta si". */
const reports = new PhraseSet({
  reports:
    'want to know, wants to know, wanted to know, would like to know, wondering, wonders, asks if, asks whether, asking if, ask if, like to ask, ' +
    'quiere saber, queria saber, quisiera saber, pregunta si, me pregunto si, saber si, aimerait savoir, voudrait savoir, veut savoir, voulais savoir, savoir si, demande si, ' +
    'nak tahu, ingin tahu, mahu tahu, nak tanya, tanya sama ada, tahab teada, sooviks teada, tahaks teada, kusib kas, huvitab kas, ' +
    'تسال هل, يسال هل, بتسال, يريد ان يعرف, تريد ان تعرف, اريد ان اعرف, بدي اعرف, عايز اعرف, ابغي اعرف',
});
const mostWordsBeforeReport = 4;

/** Of the company's work, spoken to it without a word that asks: "vous emballez", "desmontáis", "te pakite". */
const work =
  'embal, empaquet, empac, desmont, mont, llev, transport, carg, descarg, almacen, guard, recog, trabaj, cobr, asegur, envuelv, acept, inclu';
const spanishWork = new RegExp(`^(?:${work.replaceAll(', ', '|')})(?:ais|eis|is|an|en)$`, 'u');
const arabicWork = /^ت(?:غلف|فك|فكك|نقل|خزن|ركب|حمل|امن|وصل|لف|اخذ|عمل|شتغل|قبل)ون$/u;
const malayYou = new Set(['korang', 'awak', 'anda', 'kamu']);
const malayEnds = new Set(['ke', 'tak', 'kah', 'x']);

function speaksOfWork(words: readonly SentenceWord[]): boolean {
  const [first, second] = words.map(({ plain }) => plain);
  const verb = first === 'si' || first === 'ustedes' || first === 'انتم' ? second : first;
  if (spanishWork.test(verb ?? '') || arabicWork.test(verb ?? '')) return true;
  if (first === 'vous') return /ez$/u.test(second ?? '');
  if (first === 'te' || first === 'teie') return /te$/u.test(second ?? '');
  return malayYou.has(first ?? '') && malayEnds.has(words.at(-1)?.plain ?? '');
}

const isReported = (words: readonly SentenceWord[]): boolean =>
  reports.find(words.slice(0, mostWordsBeforeReport + 3)).some(({ from }) => from <= mostWordsBeforeReport);

/** Whether a clause begins with somebody's question, or speaks to the company of its work. */
export const beginsWithQuestion = (words: readonly SentenceWord[]): boolean => isReported(words) || speaksOfWork(words);

/** What asks for the move itself, which its facts answer: "can you help", "can you move us". */
const ofMoveItself = new PhraseSet({
  asks:
    'help, quote, quotes, quotation, estimate, move us, move me, moving us, do it, do this, do that, do the move, do the job, take the job, take us, is that ok, is that possible, is this possible, let me know, ' +
    'ayudar, ayudarme, ayudarnos, ayudan, presupuesto, mudarnos, mudarme, es posible, hacerlo, aider, devis, nous demenager, c est possible, est ce possible, le faire, ' +
    'bantu, tolong, sebut harga, boleh tak, aidata, pakkumine, pakkumist, pakkumise, kas see on voimalik, kas on voimalik, مساعده, مساعدتي, مساعدتنا, تساعدوني, تساعدونا, عرض, تنقلونا, تنقلوننا',
});
const fewestWords = 3;
const joints = new Set('and also but so y e tambien pero et aussi mais dan juga tapi ja ning aga و'.split(' '));

const isOfPrice = ({ text, words }: Sentence): boolean => {
  const question = plainQuestion(text);
  return asksOnlyForPrice(question) || asksHowMuch(question) || namesPrice(question) || ofMoveItself.has(words);
};

/** Arabic joins "and" to the word. */
const withoutAnd = (plain: string): string => plain.replace(/^و(?=(?:هل|كم|كيف|متي|متى|اين|ما|ماذا)$)/u, '');

/** Whether a part of a message asks something of its own: neither the price of the move, nor whether one can help. */
export function isOwnQuestion(part: Sentence): boolean {
  const { words } = part;
  const own = joints.has(words[0]?.plain ?? '') ? words.slice(1) : words;
  if (own.length < fewestWords || isOfPrice(part)) return false;
  const begins = own.map((word, at) =>
    at === 0 ? { ...word, plain: withoutAnd(word.plain), followsMark: true } : word,
  );
  return beginsQuestion({ text: part.text, words: begins }) || asksCompany(part) || beginsWithQuestion(own);
}
