const typingDelayMs = 1500;
const leastSpacingMs = 1000;
const mostSpacingMs = 4000;
const readingMsPerCharacter = 25;
const completionMs = 3000;

/**
 * How long a reply lets the visitor wait: the typing delay, the time that the completion moves, or after another reply
 * the time that this one takes to write. A company's factor of 1 is the usual pace, 0 shows every reply at once.
 */
export function replyDelayMs(text: string, after: 'visitor' | 'reply' | 'completion', paceFactor: number): number {
  const spacingMs = Math.min(mostSpacingMs, Math.max(leastSpacingMs, text.length * readingMsPerCharacter));
  const delaysMs = { visitor: typingDelayMs, reply: spacingMs, completion: completionMs };
  return Math.max(0, paceFactor) * delaysMs[after];
}
