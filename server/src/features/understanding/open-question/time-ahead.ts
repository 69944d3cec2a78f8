import type { SentenceWord } from '../sentence.js';
import { numberOfThings } from '../slots/number-words.js';
import { halfHour, spanAfter, spanBefore, spans } from './call-words.js';

/** So many minutes from now. */
interface TimeAhead {
  readonly minutes: number;
  readonly from: number;
  readonly to: number;
}

const hourMinutes = 60;
const isFromNow = (words: readonly SentenceWord[], from: number, to: number): boolean =>
  spanBefore.has(words[from - 1]?.plain ?? '') || spanAfter.has(words[to]?.plain ?? '');

/** "In an hour", "dans 20 minutes". */
export function findTimeAhead(words: readonly SentenceWord[]): TimeAhead | undefined {
  const [half] = halfHour.find(words);
  if (half && isFromNow(words, half.from, half.to)) return { ...half, minutes: hourMinutes / 2 };
  for (const { label, from, to } of spans.find(words)) {
    // "بعد الساعة 3": with its article, it is the hour of the clock.
    if (words[from]?.plain.startsWith('ال')) continue;
    const isTwo = /ين$/.test(words[from]?.plain ?? '');
    const before = words[from - 1]?.plain ?? '';
    const number = isTwo ? 2 : /^(?:a|an)$/.test(before) ? 1 : numberOfThings(before);
    const start = number === undefined || isTwo ? from : from - 1;
    if (isFromNow(words, start, to))
      return { minutes: (number ?? 1) * (label === 'hour' ? hourMinutes : 1), from: start, to };
  }
  return undefined;
}
