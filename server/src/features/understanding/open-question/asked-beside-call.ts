import { asksIfOpen } from '../../../asked/open-day.js';
import { plainQuestion } from '../../../asked/price-topics.js';
import { asksByVerb, asksSomething } from '../classifier/asking-words.js';
import { PhraseSet } from '../phrase-set.js';
import type { Sentence } from '../sentence.js';
import { isOfMove, ringing } from './call-words.js';

/** What a question begins with that asks who, what, why or how. */
const beginnings = new PhraseSet({
  ask:
    'what, who, whose, why, how, which, que, quien, quienes, por que, como, cual, qu est ce, qui, quoi, pourquoi, comment, quel, quelle, apa, apakah, siapa, kenapa, mengapa, bagaimana, macam mana, ' +
    'mis, mida, kes, kelle, miks, kuidas, milline, ماذا, ما, من, مين, لماذا, ليش, ليه, كيف, شو, ايش, وش, ايه',
});
/** These begin a question too, and propose a time: "what about Friday", "kuidas oleks reedega". */
const proposals = new PhraseSet({
  propose:
    'what about, how about, how s, hows, what time, what day, what if, which day, which time, how soon, how early, how late, que tal, que te parece, que os parece, que le parece, que hora, que dia, como os viene, como le viene, como lo ven, ' +
    'qu en est il, que diriez vous, qu est ce que vous dites de, quel jour, quelle heure, macam mana kalau, macam mana dengan, bagaimana kalau, bagaimana dengan, apa kata, apa kata kalau, mis kell, mis paev*, mis siis kui, kuidas oleks, kuidas sobib, kuidas sobiks, ' +
    'ماذا عن, شو رايك, شو رايكم, ايش رايك, ايش رايكم, وش رايك, وش رايكم, ايه رايك, ايه رايكم, كيف يوم',
});
/** Who it is that one deals with: "who is in charge there". */
const askingWho = new PhraseSet({
  who: 'who is, who s, whos, who are, who runs, who owns, quien es, quien esta, quien manda, quienes son, qui est, qui dirige, qui commande, c est qui, siapa, kes on, kes seal, kes vastutab, من هو, من هي, من المدير, من المسوول, مين',
});

/** Said before the question itself: "so what happens on Friday". */
const before = new PhraseSet({
  small:
    'so, and, ok, okay, then, but, well, y, pues, entonces, vale, pero, et, alors, donc, bon, mais, jadi, dan, tapi, siis, ja, aga, okei, و, طيب, بس, يعني, اذن',
});
const mostBefore = 2;

/** Whether a time that was chosen is asked about: "so is Friday fixed now". */
const settled = new PhraseSet({
  asked:
    'is fixed, fixed now, is set, all set, is settled, settled now, confirmed, booked, reserved, fijado, fijada, confirmado, confirmada, reservado, reservada, apuntado, apuntada, cerrado, cerrada, fixe, confirme, confirmee, reserve, reservee, note, notee, ' +
    'disahkan, ditempah, dah confirm, dah book, dah tetap, ditetapkan, kinnitatud, broneeritud, paigas, kokku lepitud, مؤكد, موكد, محجوز, ثابت, مثبت, تم الحجز, تاكد, انحجز',
});

function beginsAsking({ words }: Sentence): boolean {
  const openers = before.find(words).filter(({ from }) => from < mostBefore);
  const start = openers.reduce((at, { from, to }) => (from === at ? to : at), 0);
  const [first] = beginnings.find(words.slice(start)).filter(({ from }) => from === 0);
  return first !== undefined && proposals.find(words.slice(start)).every(({ from }) => from > 0);
}

/** "Who is in charge there? name and address", where a person is on the way already. */
export const asksWho = ({ words }: Sentence): boolean =>
  askingWho.find(words).some(({ from }) => from <= mostBefore) && !ringing.has(words);

/** "So is Friday fixed now?": whether the time that is chosen holds. */
export const asksIfSettled = (sentence: Sentence): boolean => asksOfSettled(sentence) && !isOfMove(sentence.words);

const asksOfSettled = (sentence: Sentence): boolean =>
  settled.has(sentence.words) && (asksSomething(sentence) || asksByVerb(sentence));

/**
 * "What will happen on Friday", "are you open on Saturday", "is Friday fixed now": at the card of a call these name a
 * day and choose none, where "what about Friday" and "can you ring on Friday" do.
 */
export const asksBesideCall = (sentence: Sentence): boolean =>
  asksOfSettled(sentence) ||
  (!ringing.has(sentence.words) &&
    (beginsAsking(sentence) ||
      (asksIfOpen(plainQuestion(sentence.text)) && (asksSomething(sentence) || asksByVerb(sentence)))));
