import { z } from 'zod';
import { addonOfKey } from '../domain/companies/plan-prices.js';

/** The key of an add-on, also by a name that it had in older forms. */
export const addonKey = z
  .string()
  .max(40)
  .transform((key, context) => {
    const known = addonOfKey(key);
    if (known) return known;
    context.addIssue({ code: 'custom', message: 'There is no such add-on' });
    return z.NEVER;
  });
