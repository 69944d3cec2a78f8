import { z } from 'zod';
import { isTimezone } from '../domain/time/zoned-time.js';

export const timezone = z
  .string()
  .max(64, 'At most 64 characters')
  .refine(isTimezone, 'Not a time zone: its IANA name is meant, as in Europe/London')
  .describe('The IANA name of a time zone.');
