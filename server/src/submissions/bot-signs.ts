/** A person needs longer to read, fill in and send a form. */
const leastPlausibleMs = 1_500;

interface SentForm {
  readonly website: string;
  readonly elapsedMs?: number | undefined;
  /** What was said in the chat before the form was sent. */
  readonly conversation?: readonly { readonly speaker: string }[] | undefined;
}

/** Whoever has talked with the chat is a person, whose browser may fill in and send the form within a second. */
const hasTalked = ({ conversation = [] }: SentForm): boolean =>
  conversation.some(({ speaker }) => speaker === 'visitor');

/**
 * Why a form looks as if a bot had sent it, or null. The form is only marked: a person with a form filler must never be
 * turned away, and a bot must never learn what gave it away.
 */
export function botSign(sent: SentForm): string | null {
  if (sent.website !== '') return 'hidden_field';
  const isTooFast = sent.elapsedMs !== undefined && sent.elapsedMs < leastPlausibleMs;
  return isTooFast && !hasTalked(sent) ? 'too_fast' : null;
}
