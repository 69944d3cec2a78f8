import { wallTimeAt } from '@meg/shared/domain/time/zoned-time';
import { AppError } from '../../../app-error.js';
import type { Company } from '../../companies/companies.service.js';

interface MovingDay {
  moveDate: string | null | undefined;
  /** What the lead says already: it may be over by now, and is not to stand in the way of other edits. */
  before?: string | undefined;
  nowMs: number;
}

/** Refuses a moving day before today, on the company's clock. */
export function requireDayAhead({ config }: Company, { moveDate, before, nowMs }: MovingDay): void {
  if (!moveDate || moveDate === before) return;
  if (moveDate >= wallTimeAt(nowMs, config.chatbotConfig.businessHours.timezone).date) return;
  throw new AppError('validation_failed', {
    fields: { 'move.moveDate': 'This day is over: choose today or a later one' },
  });
}
