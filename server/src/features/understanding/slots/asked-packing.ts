import { packingWords, partsToPack } from '../../../asked/packing-price.js';
import { wordSet } from '../../../text/word-set.js';
import { beginsQuestion } from '../classifier/asking-words.js';
import { PhraseSet } from '../phrase-set.js';
import { readSentence, type Sentence, type SentenceWord } from '../sentence.js';
import { floorWords, liftWords } from './homes/access-words.js';
import type { Clause } from './notes/clauses.js';

const packing = new PhraseSet({ packing: packingWords });
const parts = new PhraseSet({ part: partsToPack });

const endings = /(?<=[?!؟;\n])|(?<=\.)(?=\s)/u;
/** What makes a request of a question: "can you pack it all please?" */
const requests = new PhraseSet({
  please:
    'please, pls, plz, want, wanna, we d like, i d like, we need, i need, add, por favor, porfa, quiero, queremos, necesito, necesitamos, anade, svp, stp, s il vous plait, s il te plait, je veux, on veut, je voudrais, nous voudrions, ajoutez, ' +
    'tolong, sila, nak, mahu, tambah, palun, soovin, soovime, tahan, tahame, lisage, من فضلك, لو سمحت*, بدي, بدنا, بدكم, نبي*, ابي*, نبغ*, ابغ*, ابغى, اريد*, نريد*, عايز*, ياكم, ضيفوا',
});
/** Questions by their form, where "can you pack" asks the company to do it. */
const asking = new PhraseSet({
  asks: 'will you, will u, will ye, do you, do u, do ya, does ye, do ye, does you, do they, does it, are you, is there, haceis, hacen ustedes, teneis, embalais, est ce que, faites vous, vous faites, emballez vous, adakah, kas te, kas, هل, بتغلفوا, تغلفون',
});
const mostBefore = 2;

const malayYou = wordSet('korang awak anda kamu company syarikat');
const malayEnds = wordSet('ke kah tak x');

/** "Korang bungkus pinggan mangkuk ke": its last word asks the company. */
const asksInMalay = ({ words }: Sentence): boolean =>
  malayYou.has(words[0]?.plain ?? '') && malayEnds.has(words.at(-1)?.plain ?? '');

function isQuestion(part: Sentence): boolean {
  const asks = asking.find(part.words).some(({ from }) => from <= mostBefore);
  return (beginsQuestion(part) || asks || asksInMalay(part)) && !requests.has(part.words);
}

const floors = new PhraseSet(floorWords);
const lifts = new PhraseSet(liftWords);

/** "Second floor, no lift" and "20 boxes" tell something else, and no reason to have it packed. */
const tellsOther = ({ text, words }: Sentence): boolean => /\d/.test(text) || floors.has(words) || lifts.has(words);

/**
 * Whether packing is only asked about: "vous emballez aussi ?" What is said behind the question may still wish for it:
 * "do you also pack? I have no time".
 */
export function onlyAsksOfPacking({ text }: Sentence): boolean {
  const all = text.split(endings).map(readSentence);
  const named = all.findLastIndex(({ words }) => packing.has(words));
  const [about, ...behind] = all.slice(Math.max(0, named));
  return (
    named >= 0 &&
    about !== undefined &&
    isQuestion(about) &&
    behind.every((part) => part.words.length === 0 || isQuestion(part) || tellsOther(part))
  );
}

/** "Kena bungkus sendiri ke": the last word, or the mark, makes a question of it. */
export const asksByEnding = ({ text, words }: Sentence): boolean =>
  /[?؟]\s*$/u.test(text) || malayEnds.has(words.at(-1)?.plain ?? '');

const only = wordSet(
  'only just solo solamente unicamente seulement juste uniquement hanya sahaja saja je jer cuma ainult vaid بس فقط مجرد',
);
/** Who packs the rest, or this part: the visitors. */
const selves = wordSet(
  'i we ourselves myself yo nosotros je nous on saya kami kita sendiri ma me ise انا احنا نحن بنفسي بانفسنا نغلف اغلف بنغلف',
);

/** "Can you pack the kitchen only": a part of the packing, which has no price of its own. */
export function packingOfPart(words: readonly SentenceWord[]): Clause | undefined {
  const [named] = packing.find(words);
  if (!named) return undefined;
  let [from, to] = [named.from, named.to];
  while (from > 0 && !words[from]?.followsMark) from--;
  while (to < words.length && !words[to]?.followsMark) to++;
  const clause = words.slice(from, to);
  const isPart = parts.has(clause) && clause.some(({ plain }) => only.has(plain));
  return isPart && !clause.some(({ plain }) => selves.has(plain)) ? { from, to } : undefined;
}
