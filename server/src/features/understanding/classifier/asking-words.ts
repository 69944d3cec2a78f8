import { PhraseSet } from '../phrase-set.js';
import type { Sentence } from '../sentence.js';
import { deniesTaking } from '../slots/not-taken.js';
import { numberOfThings } from '../slots/number-words.js';

const asking = new PhraseSet({
  asks:
    'what, what s, whats, which, how, when, where, who, why, can i, can we, can my, can it, could i, may i, may we, do i, do we, do my, do they, does, ' +
    'is it, is there, are there, is my, is our, is the, are my, are our, are the, is that, will my, will our, will customs, must i, must we, should i, ' +
    'should we, am i, are we, allowed, ok, okay, ok or not, okay or not, allowed or not, possible or not, fine or not, or is that a problem, si o no, oui ou non, ou pas, boleh ke tak, ke tidak, jah voi ei, voi mitte, ولا لا, ام لا, need a permit, que, cual, cuales, como, cuando, cuanto, cuanta, cuantos, donde, quien, por que, puedo, ' +
    'podemos, hay que, se puede, necesito, debo, tengo que, hay, es necesario, quel, quelle, quels, quelles, comment, quand, combien, ou est, qui, pourquoi, ' +
    'puis je, peut on, pouvons nous, dois je, faut il, devons nous, est ce, y a t il, qu est ce, apa, apakah, bagaimana, macam mana, bila, berapa, di mana, ' +
    'siapa, kenapa, mengapa, boleh, bolehkah, perlu, perlukah, adakah, ada, tak, mis, millal, kuidas, kui, kas, kus, kes, miks, mitu, palju, milline, ' +
    'millised, milliseid, millist, هل, ما, ماذا, كيف, متى, متي, كم, اين, من يجب, لماذا, اي, باي',
});

const greetingOnes = new Set(['ok', 'okay']);
const countingOnes = new Set(['ada', 'hay']);
const malayNot = new Set(['tak', 'tidak', 'x']);

/** "Lori tak boleh masuk": neither word asks, where "boleh tak" does. */
const isMalayCannot = (words: Sentence['words'], at: number): boolean => {
  const isEnd = words.at(-1)?.plain === 'ke';
  const [before, own, next] = [words[at - 1]?.plain ?? '', words[at]?.plain, words[at + 1]?.plain];
  return !isEnd && ((own === 'boleh' && malayNot.has(before)) || (own === 'tak' && next === 'boleh'));
};

/** "ما بتدخل": before a verb of the spoken present it denies. */
const arabicPresent = /^ب[تينا]\p{L}{2,}$/u;
/** "Sofa tak bawa", "الكنبة ما باخدها": beside a verb of taking these deny. */
const denyingOnes = new Set(['tak', 'ما']);
const allOnes = new Set('koik everything all todo tout semua كل'.split(' '));
const joiningOnes = new Set(['que', 'como', 'ada']);
const joints = new Set('y e pero and et mais anda awak korang kamu syarikat'.split(' '));

const about = new Set(
  'dalam dlm lebih kurang sekitar kira kira2 unas unos como casi aproximadamente alrededor de'.split(' '),
);

/** "Ada dalam 40 kotak", "hay unas 12 cajas". */
function numberAfter(words: Sentence['words'], from: number): boolean {
  let at = from;
  while (about.has(words[at]?.plain ?? '')) at++;
  return numberOfThings(words[at]?.plain ?? '') !== undefined;
}

const countedAlso = new Set('juga jugak sekali skali lagi pun'.split(' '));
const askingEnds = new Set('ke kah tak x'.split(' '));

/** "Ada piano sekali", "ada sofa dan 2 basikal": what is there as well is told, where "ada lif tak" asks. */
function tellsOfMalay(words: Sentence['words'], from: number): boolean {
  const behind = words.slice(from + 1);
  const isMore = behind.some(({ plain }) => countedAlso.has(plain) || numberOfThings(plain) !== undefined);
  return words[from]?.plain === 'ada' && isMore && !askingEnds.has(behind.at(-1)?.plain ?? '');
}

/** "Mis cosas" are things in Spanish, where "mis" asks in Estonian: "mis maksab". */
const isSpanishMis = (words: Sentence['words'], next: number): boolean => /[aeo]s$/.test(words[next]?.plain ?? '');

const onlyAfterQue = new Set(['des', 'du']);

/** "Ok, 3 bedrooms" agrees, and "cajas como 30" compares: these words ask only in their place. */
function asks(words: Sentence['words'], { from, to }: { from: number; to: number }): boolean {
  const word = words[from];
  const begins = from === 0 || word?.followsMark === true;
  if (!word || to - from > 1) return true;
  // "ما عدا" is "except".
  if (isMalayCannot(words, from)) return false;
  if (word.plain === 'ما' && words[from + 1]?.plain === 'عدا') return false;
  // "Ada 12 kotak" and "hay 12 cajas" count, and "everything that is in it" asks nothing.
  if (countingOnes.has(word.plain) && numberAfter(words, to)) return false;
  if (tellsOfMalay(words, from)) return false;
  // "Que des cartons" are nothing but boxes, and "cajas, como 18" some eighteen.
  if (word.typed.toLowerCase() === 'que' && onlyAfterQue.has(words[to]?.plain ?? '')) return false;
  if (word.typed.toLowerCase() === 'como' && numberAfter(words, to)) return false;
  if (word.plain === 'mis' && isSpanishMis(words, to)) return false;
  // "Tak jadi basikal": what asks stands behind its verb.
  if (word.plain === 'tak' && begins) return false;
  if (word.plain === 'ما' && arabicPresent.test(words[from + 1]?.plain ?? '')) return false;
  if (denyingOnes.has(word.plain) && deniesTaking(words, from)) return false;
  if (!begins && allOnes.has(words[from - 1]?.plain ?? '')) return false;
  if (greetingOnes.has(word.plain)) return !begins;
  return !joiningOnes.has(word.plain) || begins || /[éó]/.test(word.typed) || joints.has(words[from - 1]?.plain ?? '');
}

/** Words that tell as well as ask: "ada 2 kucing", "hay dos llaves". */
const tellingOnes = new Set(['ada', 'hay', 'tak', 'que', 'como']);

const toCompany = new PhraseSet({
  you:
    'do you, do u, do ya, can you, can u, could you, could u, would you, will you, will u, are you, u guys, you guys, have you, do u guys, you insured, u insured, you licensed, you guys insured, haceis, hacen, haces, hace usted, embalais, desmontais, montais, llevais, transportais, guardais, recogeis, trabajais, cobrais, aceptais, teneis, tienen, podeis, pueden, puedes, ' +
    'faites vous, avez vous, pouvez vous, vous faites, vous avez, buat tak, ada tak, boleh tak, korang, company ni ada, syarikat ni ada, company ada, syarikat ada, korang ada, awak ada, tu fais, tu prends, tu emballes, tu demontes, tu transportes, kas te, kas saate, teete, عندكم, هل انتم, تغلفون, تفكون, تفككون, تنقلون, تخزنون, تركبون, تاخذون, توصلون, تحملون, تلفون, بتعملوا, تقدروا, تقدرون, فيكم, عندكو',
});

/** Whether the company is asked for something, with or without a question mark: "do u guys do storage too". */
export const asksCompany = ({ words }: Sentence): boolean => toCompany.has(words);

/** Whether a clause begins with a question, or the sentence ends as one: "the wardrobe is my ex's" tells. */
export const beginsQuestion = ({ text, words }: Sentence): boolean =>
  /[?؟？]/u.test(text) ||
  asking.find(words).some((match) => {
    const word = words[match.from];
    const begins = match.from === 0 || word?.followsMark === true;
    return begins && !tellingOnes.has(word?.plain ?? '') && asks(words, match);
  });

/** "Teete klavereid ka vä": the word of spoken Estonian at the end asks. */
const asksAtEnd = (words: Sentence['words']): boolean =>
  words.length > 1 && /^vä+h?$/iu.test((words.at(-1)?.typed ?? '').normalize('NFC'));

/** Whether the sentence asks something. Many visitors leave out the question mark. */
export function asksSomething({ text, words }: Sentence): boolean {
  return /[?؟？]/u.test(text) || asksAtEnd(words) || asking.find(words).some((match) => asks(words, match));
}

const firstOfWhether = new Set(
  'is are was were will would does did do has have es esta seria sera est sera serait adakah kas هل'.split(' '),
);
const modalVerbs = new Set(
  'can could may puede pueden podeis podria podrian peut pourrait boleh bolehkah saab saaks ممكن'.split(' '),
);
const lastOfWhether = new Set('ke tak kah'.split(' '));

/** "Will it be done by noon", "siap esok ke": the verb at the beginning asks, or the word at the end. */
export const asksByVerb = ({ words }: Sentence): boolean => {
  const first = words[0]?.plain ?? '';
  return firstOfWhether.has(first) || modalVerbs.has(first) || lastOfWhether.has(words.at(-1)?.plain ?? '');
};

/** Whether something is asked, as by a verb at the beginning too: "will it be done by noon", "esok lambat sangat ke". */
export const asksWhether = (sentence: Sentence): boolean =>
  asksSomething(sentence) ||
  firstOfWhether.has(sentence.words[0]?.plain ?? '') ||
  sentence.words.some(({ plain }) => lastOfWhether.has(plain));
