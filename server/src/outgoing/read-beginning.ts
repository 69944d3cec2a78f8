/** Reads an answer to its end or up to a number of bytes, and discards the rest. */
export async function readBeginning(answer: AsyncIterable<Buffer>, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let readBytes = 0;
  // Leaving the loop early destroys the answer.
  for await (const part of answer) {
    parts.push(part);
    readBytes += part.length;
    if (readBytes >= mostBytes) break;
  }
  return Buffer.concat(parts);
}
