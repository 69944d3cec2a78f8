import { dayIsOver } from '@meg/shared/domain/leads/past-day';
import { wallTimeAt } from '@meg/shared/domain/time/zoned-time';
import { AppError } from '../../../app-error.js';
import type { Company } from '../../companies/companies.service.js';

interface MovingDay {
  moveDate: string | null | undefined;
  /** What the lead says already: it may be over by now, and is not to stand in the way of other edits. */
  before?: readonly (string | null | undefined)[];
  nowMs: number;
}

/** Refuses a moving day before today, on the company's clock. */
export function requireDayAhead({ config }: Company, { moveDate, before = [], nowMs }: MovingDay): void {
  if (!moveDate || before.includes(moveDate)) return;
  if (moveDate >= wallTimeAt(nowMs, config.chatbotConfig.businessHours.timezone).date) return;
  throw new AppError('validation_failed', { fields: { 'move.moveDate': dayIsOver } });
}
