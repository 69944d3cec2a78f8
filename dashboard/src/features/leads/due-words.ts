import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { formatDuration, wordLocale } from '../../ui/text/format.js';

export interface DueWords {
  words: string;
  isLate: boolean;
}

const hourMs = 3_600_000;
const soonMs = 12 * hourMs;

/** With no-break spaces, so that a narrow column does not break it. */
const together = (text: string) => text.replaceAll(' ', '\u00a0');

/** "14 min", "2 h late" or, for what is further away, the day and time. Undefined where nobody waits. */
export function dueWords({ dueAt }: Pick<LeadSummary, 'dueAt'>, nowMs: number): DueWords | undefined {
  if (dueAt === null) return undefined;
  const leftMs = Date.parse(dueAt) - nowMs;
  if (leftMs <= 0) return { words: together(`${roughly(-leftMs)} late`), isLate: true };
  return { words: together(leftMs < soonMs ? roughly(leftMs) : dayAndTime(dueAt)), isLate: false };
}

/** As in "Wed 14:30". */
function dayAndTime(at: string): string {
  const style = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(wordLocale(), style).format(Date.parse(at));
}

/** The largest part alone: minutes do not matter after days. */
function roughly(ms: number): string {
  return formatDuration(ms).split(/(?<=[a-z]) /)[0] ?? '';
}
