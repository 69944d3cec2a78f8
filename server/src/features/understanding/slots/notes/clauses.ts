import { monthWords } from '../../../../text/month-names.js';
import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';

export interface Clause {
  readonly from: number;
  readonly to: number;
}

const joints = new Set(
  'and but so because y pero porque et mais car donc dan tapi sebab ja ning aga sest ثم لكن بس'.split(' '),
);

const months = new PhraseSet({ month: `${monthWords.join(', ')}, kuupaev*` });

/** Whether a clause begins with the word; the full stop of "20. mai" ends none. */
export function beginsClause(words: readonly SentenceWord[], at: number): boolean {
  const word = words[at];
  const isDate = word && /^\d{1,2}$/.test(words[at - 1]?.plain ?? '') && months.has([word]);
  return at === 0 || (word?.followsMark === true && !isDate);
}

/** Where the clauses of a sentence stand: between marks, and after words that join them. */
export function clausesOf(words: readonly SentenceWord[]): Clause[] {
  const starts = words.flatMap(({ plain }, at) => (beginsClause(words, at) ? [at] : joints.has(plain) ? [at + 1] : []));
  return starts
    .map((from, index) => ({ from, to: starts[index + 1] ?? words.length }))
    .map(({ from, to }) => ({ from, to: joints.has(words[to - 1]?.plain ?? '') ? to - 1 : to }))
    .filter(({ from, to }) => to > from);
}
