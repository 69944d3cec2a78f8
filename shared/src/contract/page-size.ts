import { z } from 'zod';

/** How many entries of a list are asked for, as a number in the query. */
export function pageSize(most: number, usual: number, error?: string) {
  return z.coerce.number<number>({ error }).int({ error }).min(1, { error }).max(most, { error }).default(usual);
}
