import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { type Clause, clausesOf } from '../slots/notes/clauses.js';
import { type ClockTime, earlier, findHourAt } from './clock-time.js';

const bounds = new PhraseSet({
  from: 'after, from, between, entre, antara, بين, any time after, later than, despues de, a partir de, desde, pasadas, mas tarde de, apres, a partir de, des, plus tard que, selepas, lepas, dari, mulai, bermula, parast, peale, alates, بعد, من بعد, ابتداء من',
  before: 'before, earlier than, antes de, avant, plus tot que, sebelum, enne, قبل',
});
/** Between a bound and its hour. */
const links = new Set('the las la los l a de que about around kell kella pukul jam الساعه ساعه'.split(' '));
const refusals = new PhraseSet({
  no: 'no, not, never, dont, don t, do not, can t, cant, nunca, pas, jamais, jangan, tak, tidak, bukan, mitte, ara, arge, ei, لا, ما, مو, مش, ليس, مب',
});
const roomBefore = 60;
const opposite = { from: 'before', before: 'from' } as const;

/** Whether the words of the clause refuse something. */
const refuses = (words: readonly SentenceWord[], { from, to }: Clause): boolean => refusals.has(words.slice(from, to));

/** "After 2", "not before 3", "before noon": the first time that fits, or an hour before the last. */
export function findBoundedTime(words: readonly SentenceWord[]): ClockTime | undefined {
  for (const { label, from, to } of bounds.find(words)) {
    let at = to;
    while (links.has(words[at]?.plain ?? '') && !words[at]?.followsMark) at++;
    const hour = words[at]?.followsMark ? undefined : findHourAt(words, at);
    const clause = clausesOf(words).find((one) => from >= one.from && from < one.to);
    if (!hour || !clause) continue;
    const bound = refuses(words, { from: clause.from, to: from }) ? opposite[label] : label;
    return { ...hour, from, value: bound === 'from' ? hour.value : earlier(hour.value, roomBefore) };
  }
  return undefined;
}

/** Whether each word stands in a clause that refuses something, and no hour with it: "not whatsapp", "not at work". */
export function refusedAt(words: readonly SentenceWord[]): (at: number) => boolean {
  const refused = clausesOf(words).filter(
    (clause) => refuses(words, clause) && !findBoundedTime(words.slice(clause.from, clause.to)),
  );
  return (at) => refused.some(({ from, to }) => at >= from && at < to);
}
