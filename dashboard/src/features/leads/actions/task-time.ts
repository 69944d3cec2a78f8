import { type BusinessHours, openState } from '@meg/shared/domain/time/business-hours';

const hourMs = 3_600_000;

const nextFullHour = (ms: number): number => Math.ceil(ms / hourMs) * hourMs;

/**
 * When a new task is due at first: the next full hour but one in the company's opening hours, on the reader's clock as a
 * field for date and time holds it. A company that never opens, or whose hours are not known yet, has any hour.
 */
export function firstDueTime(nowMs: number, hours: BusinessHours | undefined): string {
  const soonMs = nextFullHour(nowMs) + hourMs;
  const { isOpen = true, opensAtMs = null } = hours ? openState(hours, soonMs) : {};
  const at = new Date(isOpen || opensAtMs === null ? soonMs : nextFullHour(opensAtMs));
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:00`;
}
