/** A sentence or a line with the blanks before it, so that the pieces one after the other are the text. */
const piece = /\s*\S[\s\S]*?(?:[.!?؟](?=\s)|\n|$)/g;

export function piecesOf(text: string): string[] {
  return text.match(piece) ?? [];
}

/** Puts a blank between sentences that come without one. */
export async function* writtenPieces(sentences: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '';
  for await (const sentence of sentences) {
    if (sentence === '') continue;
    const isApart = before === '' || /\s$/.test(before) || /^\s/.test(sentence);
    yield isApart ? sentence : ` ${sentence}`;
    before = sentence;
  }
}
