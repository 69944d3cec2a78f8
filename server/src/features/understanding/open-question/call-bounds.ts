import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { type Clause, clausesOf } from '../slots/notes/clauses.js';
import { type ClockTime, earlier, findHourAt } from './clock-time.js';

const bounds = new PhraseSet({
  from: 'after, from, between, entre, antara, بين, any time after, later than, despues de, despues del, a partir de, desde, pasadas, mas tarde de, apres, a partir de, des, plus tard que, selepas, lepas, dari, mulai, bermula, parast, peale, alates, بعد, من بعد, ابتداء من',
  before: 'before, earlier than, antes de, antes del, avant, plus tot que, sebelum, enne, قبل',
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

export interface BoundedTime extends ClockTime {
  readonly until?: string;
}

/** What parts the two hours: "between 3 and 5", "from 3 to 5". */
const partings = new Set(
  'and to til till until y a hasta et jusqu dan hingga sampai ja kuni و الى الي حتى حتي'.split(' '),
);
const spanReach = 4;

/** The hour at which a span ends that begins with this one: "between 3 and 5". Two numbers side by side are one time. */
function endOfSpan(words: readonly SentenceWord[], start: ClockTime): ClockTime | undefined {
  for (let at = start.to; at < Math.min(words.length, start.to + spanReach); at++) {
    if (!partings.has(words[at]?.plain ?? '')) continue;
    let next = at + 1;
    while (links.has(words[next]?.plain ?? '')) next++;
    const end = findHourAt(words, next);
    return end && end.value > start.value ? end : undefined;
  }
  return undefined;
}

/** "After 2", "not before 3", "before noon", "between 3 and 5": the first time that fits, or an hour before the last. */
export function findBoundedTime(words: readonly SentenceWord[]): BoundedTime | undefined {
  for (const { label, from, to } of bounds.find(words)) {
    let at = to;
    while (links.has(words[at]?.plain ?? '') && !words[at]?.followsMark) at++;
    const hour = words[at]?.followsMark ? undefined : findHourAt(words, at);
    const clause = clausesOf(words).find((one) => from >= one.from && from < one.to);
    if (!hour || !clause) continue;
    const bound = refuses(words, { from: clause.from, to: from }) ? opposite[label] : label;
    if (bound === 'before') return { ...hour, from, value: earlier(hour.value, roomBefore), until: hour.value };
    const end = endOfSpan(words, hour);
    return { ...hour, from, ...(end && { to: end.to, until: end.value }) };
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
