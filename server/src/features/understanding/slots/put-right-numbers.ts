import { PhraseSet } from '../phrase-set.js';
import { readSentence, type Sentence, type SentenceWord } from '../sentence.js';
import { numberOfThings } from './number-words.js';

/** With these somebody puts right the number that they have just written: "2 bed, no wait 3 bed". */
const puttingRight = new PhraseSet({
  right:
    'no wait, wait no, no sorry, sorry no, no actually, actually no, no i mean, i mean, i meant, no make it, no make that, make that, or rather, scratch that, no no, no hang on, sorry, sorry i mean, ' +
    'no espera, no perdon, perdon, digo, quiero decir, mejor dicho, no mejor, o mejor, no no, non attends, non attendez, non pardon, pardon, enfin non, je veux dire, non plutot, ou plutot, non non, ' +
    'eh silap, eh bukan, eh tak, bukan, silap, maksud saya, tak silap, eh sorry, maaf, ei oota, ei vabandust, vabandust, oot ei, tahendab, ei pigem, oigemini, ' +
    'لا استني, لا استنى, لا عفوا, لا اسف, اسف, عفوا, قصدي, اقصد, لا انتظر, لا بل',
  no: 'no, non, ei, لا, tak',
});
const articles = new Set(
  'the a an its it s it is make that to on as at with was before then en a como sebagai juurde peale el la los las un una es son le les c est de du dia hari pada tarikh ke kell on هو هي ال يوم'.split(
    ' ',
  ),
);
const mostBetween = 3;
const mostArticles = 3;
const ordinal = /^\d{1,2}(?:st|nd|rd|th|er|re|e|hb)?$/;

const isNumber = ({ plain }: SentenceWord): boolean => numberOfThings(plain) !== undefined || ordinal.test(plain);

function numberAfter(words: readonly SentenceWord[], from: number): number | undefined {
  let at = from;
  while (at - from < mostArticles && articles.has(words[at]?.plain ?? '')) at++;
  const word = words[at];
  return word && isNumber(word) ? at : undefined;
}

/** The number that is put right, with no other words before the cue than what it counts: "2 bed", "the 3rd of March". */
function numberBefore(words: readonly SentenceWord[], end: number): number | undefined {
  for (let at = end - 1; at >= Math.max(0, end - 1 - mostBetween); at--) {
    const word = words[at];
    if (word && isNumber(word)) return at;
    // "3. märts": the stop behind the number of a day ends no clause.
    if (word?.followsMark && !/^\d{1,2}$/.test(words[at - 1]?.plain ?? '')) return undefined;
  }
  return undefined;
}

/** Behind the right number: "no sorry, 20 was right". */
const settling = new PhraseSet({
  settled:
    'was right, is right, was correct, is correct, was the one, is the one, was better, is better, is fine, it is, it was, then, please, instead, after all, es correcto, era correcto, era lo correcto, es el bueno, era el bueno, era, es mejor, estaba bien, ' +
    'etait bon, etait bien, etait correct, etait juste, c etait bon, c est bon, est bon, est mieux, betul, yang betul, memang betul, oli oige, on oige, oli ikka oige, on parem, صحيح, هو الصحيح, كان صحيح, كان الصح, هو الصح, صح',
});
const mostOfSettling = 4;

const isSettled = (words: readonly SentenceWord[], at: number): boolean => {
  const found = settling.find(words.slice(at, at + mostOfSettling)).findLast(({ from }) => from === 0);
  const end = words[at + (found?.to ?? 0)];
  return found !== undefined && (end === undefined || end.followsMark);
};

const shared = 3;

/** Whether what is counted is named again behind the right number: "3 beds" after "2 bed". */
const isNamedAgain = (counted: readonly SentenceWord[], next: SentenceWord | undefined): boolean =>
  next !== undefined &&
  !next.followsMark &&
  counted.some(({ plain }) => plain.slice(0, shared) === next.plain.slice(0, shared));

/** "5. juunil": the stop is of the number, and what stands behind it is its month. */
const isOfDay = (text: string, right: SentenceWord, next: SentenceWord): boolean =>
  /^\.\s?$/.test(text.slice(right.end, next.start)) && /^\p{Ll}/u.test(next.typed);

/** "The 3rd of March no the 4th" as "the 4th of March": the number that was put right takes the place of the first. */
export function withNumbersPutRight(sentence: Sentence): Sentence {
  const { text, words } = sentence;
  for (const { label, from, to } of puttingRight.find(words)) {
    const [wrongAt, rightAt] = [numberBefore(words, from), numberAfter(words, to)];
    const [wrong, right] = [words[wrongAt ?? -1], words[rightAt ?? -1]];
    if (!wrong || !right || wrongAt === undefined || rightAt === undefined) continue;
    const counted = words.slice(wrongAt + 1, from);
    const next = words[rightAt + 1];
    const isAgain = isNamedAgain(counted, next);
    // "3 beds no 2 sofas": a "no" alone may deny what is named behind it.
    const isBare =
      next === undefined ||
      (next.followsMark && !isOfDay(text, right, next)) ||
      isAgain ||
      isSettled(words, rightAt + 1);
    if (!isBare && (label === 'no' || counted.length > 0)) continue;
    const unit = isAgain ? '' : text.slice(wrong.end, words[from - 1]?.end);
    return withNumbersPutRight(
      readSentence(`${text.slice(0, wrong.start)}${right.typed}${unit}${text.slice(right.end)}`),
    );
  }
  return sentence;
}

const cues = new PhraseSet({
  /** "No, leave it as 3": back to what it was. */
  back:
    'leave it, leave that, keep it, keep that, stick with, stick to, stay with, back to, go back to, put it back to, change it back to, dejalo, dejala, dejemoslo, mantenlo, mejor dejalo, volvamos a, vuelve a, laissez, laisse, laissez le, gardez, garde, restons a, revenons a, remettez, remets, ' +
    'kekalkan, biarkan, kembali ke, balik ke, tukar balik ke, jata, jatke, jaagu, jaame, tagasi, pane tagasi, خليها, خليه, رجعها, ارجع الي, ابقها, was right, is right, was correct, era lo correcto, era correcto, etait bon, etait juste, memang betul, betul, oli oige',
  cue: 'tak, tidak, sorry, oops, wait, actually, no, nope, nah, no no, make it, make that, i mean, i meant, correction, my mistake, perdon, digo, mejor dicho, no perdon, pardon, non, je veux dire, en fait, silap, eh silap, maaf, bukan, sebenarnya, vabandust, ei, tegelikult, oigemini, عفوا, اسف, قصدي, اقصد, لا',
});
const mostWordsAlone = 7;
/** Around the number: "only 5 more". */
const sized = new PhraseSet({
  sized:
    'only, just, more, were, eran, era, fueron, mas, solo, solamente, otras, otros, seulement, juste, de plus, etaient, c etaient, je, sahaja, lagi, ada, ainult, vaid, veel, oli, بس, فقط, كمان',
});
/** "Not 10", behind the number that is right. */
const deniedNumber = new Set('not no pas bukan mitte مش ليس مو'.split(' '));

/** Without the number that is denied at the end: "only 5 more, not 10". */
function withoutDenied(words: readonly SentenceWord[]): readonly SentenceWord[] {
  const [denial, number] = words.slice(-2);
  const isDenied = denial && number && isNumber(number) && deniedNumber.has(denial.plain);
  return isDenied && words.length > 2 ? words.slice(0, -2) : words;
}

/** "En fait le 12", "sebenarnya 12hb": with these a number is a day. */
const beforeDay = new Set('le el dia pada hari tarikh kuupaev يوم'.split(' '));
const dayNumber = /^\d{1,2}(?:st|nd|rd|th|hb|ndal)$/;

/** "Sorry its 2": the number alone that puts right what was said before. */
export function numberPutRight({ words: all }: Sentence): number | undefined {
  const words = withoutDenied(all);
  const [cue] = cues.find(all);
  const at = words.findLastIndex(isNumber);
  const number = numberOfThings(words[at]?.plain ?? '');
  const isPutRight = (cue !== undefined && cue.from <= 1) || words.length < all.length;
  if (!isPutRight || number === undefined || words.length > mostWordsAlone) return undefined;
  if (beforeDay.has(words[at - 1]?.plain ?? '') || dayNumber.test(words[at]?.plain ?? '')) return undefined;
  const covered = new Set(
    [...cues.find(words), ...sized.find(words)].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, index) => from + index),
    ),
  );
  return words.every(({ plain }, index) => index === at || covered.has(index) || articles.has(plain))
    ? number
    : undefined;
}

const leftAt = new Set('at as it to en con a il le la di pada kepada peale juurde على'.split(' '));

/** "Leave it at twelve, but also a bike": the number alone behind these words. */
export function numberLeft(words: readonly SentenceWord[]): number | undefined {
  for (const { to, label } of cues.find(words)) {
    if (label !== 'back') continue;
    let at = to;
    while (leftAt.has(words[at]?.plain ?? '') && !words[at]?.followsMark) at++;
    const [word, next] = [words[at], words[at + 1]];
    const number = word && !word.followsMark ? numberOfThings(word.plain) : undefined;
    if (number !== undefined && (!next || next.followsMark)) return number;
  }
  return undefined;
}
