const typingDelayMs = 1500;
const leastSpacingMs = 1000;
const mostSpacingMs = 4000;
const readingMsPerCharacter = 25;
const completionMs = 3000;

/**
 * The pause before a reply: the typing delay, the length of the completion's animation, or after another reply a time
 * that grows with the text. A company's factor of 1 is the usual pace; 0 shows every reply at once.
 */
export function replyDelayMs(text: string, after: 'visitor' | 'reply' | 'completion', paceFactor: number): number {
  const spacingMs = Math.min(mostSpacingMs, Math.max(leastSpacingMs, text.length * readingMsPerCharacter));
  const delaysMs = { visitor: typingDelayMs, reply: spacingMs, completion: completionMs };
  return Math.max(0, paceFactor) * delaysMs[after];
}
