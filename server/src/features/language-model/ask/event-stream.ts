import { ModelFault } from '../model-fault.js';

const longestStreamBytes = 1_000_000;
const longestLineCharacters = 100_000;
const lineEnd = /\r\n|\n|\r(?!$)/;

/** The lines of a stream, however its bytes are split: inside a character, or between CR and LF. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.byteLength;
    rest += decoder.decode(chunk, { stream: true });
    if (total > longestStreamBytes || rest.length > longestLineCharacters) throw new ModelFault('too long');
    const lines = rest.split(lineEnd);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.decode();
  if (rest) yield rest.replace(/\r$/, '');
}

/** The data of each server-sent event. Comments and other fields say nothing here. */
export async function* eventsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of linesOf(bytes)) {
    if (line === '') {
      if (data.length > 0) yield data.join('\n');
      data = [];
    } else if (line.startsWith('data:')) data.push(line.slice('data:'.length).replace(/^ /, ''));
  }
  // Some servers leave out the empty line after the last event.
  if (data.length > 0) yield data.join('\n');
}
