import { PhraseSet } from '../phrase-set.js';
import type { Sentence } from '../sentence.js';

const asking = new PhraseSet({
  asks:
    'what, what s, whats, which, how, when, where, who, why, can i, can we, can my, can it, could i, may i, may we, do i, do we, do my, do they, does, ' +
    'is it, is there, are there, is my, is our, is the, are my, are our, are the, is that, will my, will our, will customs, must i, must we, should i, ' +
    'should we, am i, are we, allowed, ok, okay, need a permit, que, cual, cuales, como, cuando, cuanto, cuanta, cuantos, donde, quien, por que, puedo, ' +
    'podemos, hay que, se puede, necesito, debo, tengo que, hay, es necesario, quel, quelle, quels, quelles, comment, quand, combien, ou est, qui, pourquoi, ' +
    'puis je, peut on, pouvons nous, dois je, faut il, devons nous, est ce, y a t il, qu est ce, apa, apakah, bagaimana, macam mana, bila, berapa, di mana, ' +
    'siapa, kenapa, mengapa, boleh, bolehkah, perlu, perlukah, adakah, ada, tak, mis, millal, kuidas, kui, kas, kus, kes, miks, mitu, palju, milline, ' +
    'millised, milliseid, millist, هل, ما, ماذا, كيف, متى, متي, كم, اين, من يجب, لماذا, اي, باي',
});

const greetingOnes = new Set(['ok', 'okay']);
const joiningOnes = new Set(['que', 'como', 'ada']);
const joints = new Set('y e pero and et mais anda awak korang kamu syarikat'.split(' '));

/** "Ok, 3 bedrooms" agrees, and "cajas como 30" compares: these words ask only in their place. */
function asks(words: Sentence['words'], { from, to }: { from: number; to: number }): boolean {
  const word = words[from];
  const begins = from === 0 || word?.followsMark === true;
  if (!word || to - from > 1) return true;
  if (greetingOnes.has(word.plain)) return !begins;
  return !joiningOnes.has(word.plain) || begins || /[éó]/.test(word.typed) || joints.has(words[from - 1]?.plain ?? '');
}

/** Whether the sentence asks something. Many visitors leave out the question mark. */
export function asksSomething({ text, words }: Sentence): boolean {
  return /[?؟？]/u.test(text) || asking.find(words).some((match) => asks(words, match));
}
