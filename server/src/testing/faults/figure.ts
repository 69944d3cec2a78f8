import { appendFileSync } from 'node:fs';

/**
 * Notes what a fault test measured, for the table that `npm run faults` prints. Without that command, which names the
 * file, nothing is noted.
 */
export function figure(promise: string, what: string, value: number | string): void {
  const file = process.env.MEG_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ promise, what, value })}\n`);
}
