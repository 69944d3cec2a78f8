/**
 * The result of the readiness test as the chat writes it into the conversation, in whatever language: the level in
 * words, and the share in brackets at the end of a line. The last one counts.
 */
export function readinessOfChat(chatHistory: string): number | null {
  const shares = chatHistory.split('\n').flatMap((line) => {
    const digits = /\((\d{1,3}) %\)$/.exec(line.trim())?.[1];
    return digits !== undefined && Number(digits) <= 100 ? [Number(digits)] : [];
  });
  return shares.at(-1) ?? null;
}
