import type { WrittenSentence } from '../../retrieval/answer-source.js';

/** A sentence or a line with the spaces before it, so that all pieces together are the text. */
const piece = /\s*\S[\s\S]*?(?:[.!?؟](?=\s)|\n|$)/g;

export function piecesOf(text: string): string[] {
  return text.match(piece) ?? [];
}

/** Puts a space between sentences that lack one. */
export async function* writtenPieces(sentences: AsyncIterable<WrittenSentence>): AsyncGenerator<WrittenSentence> {
  let before = '';
  for await (const { text, passageIds } of sentences) {
    if (text === '') continue;
    const isApart = before === '' || /\s$/.test(before) || /^\s/.test(text);
    yield { text: isApart ? text : ` ${text}`, passageIds };
    before = text;
  }
}
