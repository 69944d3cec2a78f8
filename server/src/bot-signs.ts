/** Nobody reads, types and sends five fields in less. */
const leastPlausibleMs = 1_500;

/**
 * What speaks for a bot, or null. It only marks the lead: a person with a form filler must never be turned away,
 * and a bot must never learn what gave it away.
 */
export function botSign(lead: { website: string; elapsedMs?: number | undefined }): string | null {
  if (lead.website !== '') return 'hidden_field';
  if (lead.elapsedMs !== undefined && lead.elapsedMs < leastPlausibleMs) return 'too_fast';
  return null;
}
