/** Nobody reads, types and sends a form in less. */
const leastPlausibleMs = 1_500;

/**
 * What speaks for a bot, or null. It only marks what was sent: a person with a form filler must never be turned away,
 * and a bot must never learn what gave it away.
 */
export function botSign(sent: { website: string; elapsedMs?: number | undefined }): string | null {
  if (sent.website !== '') return 'hidden_field';
  if (sent.elapsedMs !== undefined && sent.elapsedMs < leastPlausibleMs) return 'too_fast';
  return null;
}
