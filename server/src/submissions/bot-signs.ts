/** A person needs longer to read, fill in and send a form. */
const leastPlausibleMs = 1_500;

/**
 * Why a form looks as if a bot had sent it, or null. The form is only marked: a person with a form filler must never be
 * turned away, and a bot must never learn what gave it away.
 */
export function botSign(sent: { website: string; elapsedMs?: number | undefined }): string | null {
  if (sent.website !== '') return 'hidden_field';
  if (sent.elapsedMs !== undefined && sent.elapsedMs < leastPlausibleMs) return 'too_fast';
  return null;
}
