export interface SaidLine {
  speaker: string;
  words: string;
  isVisitor: boolean;
}

/**
 * The conversation as the chat writes it: who speaks, a colon, and the words, in the visitor's own language. Whoever
 * speaks first is the assistant. A line of another shape belongs to nobody and is shown as it is.
 */
export function readTranscript(chatHistory: string): SaidLine[] {
  const lines = chatHistory.split('\n').filter((line) => line.trim() !== '');
  let assistant: string | undefined;
  return lines.map((line) => {
    const [, speaker = '', words = line] = /^([^:：]{1,30})\s?[:：]\s+(.*)$/su.exec(line) ?? [];
    if (speaker !== '') assistant ??= speaker;
    return { speaker, words, isVisitor: speaker !== '' && speaker !== assistant };
  });
}
