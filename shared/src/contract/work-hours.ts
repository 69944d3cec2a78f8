import { z } from 'zod';
import { offDutyReasons } from '../domain/leads/duty.js';
import { dayHoursFaults } from '../domain/time/day-hours.js';
import { businessHours } from './company-config.js';

/** A person's, in the shape of a company's opening hours: days off are `holidays`. */
export const workHours = businessHours
  .extend({ holidays: businessHours.shape.holidays.unwrap() })
  .meta({ id: 'WorkHours' });

export const offDutyNow = z
  .object({
    why: z.enum(offDutyReasons),
    backAt: z.iso.datetime().nullable().describe('When their hours begin again; null where nobody knows.'),
  })
  .meta({ id: 'OffDuty' });

/** Hours that somebody types: each day closes after it opens. Those stored earlier may go on into the next day. */
export const typedHours = <Hours extends typeof businessHours | typeof workHours>(hours: Hours) =>
  hours.superRefine(({ days }, { addIssue }) => {
    for (const [day, message] of dayHoursFaults(days)) {
      addIssue({ code: 'custom', path: ['days', day, 'close'], message });
    }
  });
