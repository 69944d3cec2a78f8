import { ModelFault } from '../model-fault.js';

const longestStreamBytes = 1_000_000;
const longestLineCharacters = 100_000;
const lineEnd = /\r\n|\n|\r/;

/** The lines of a stream, even if its bytes are split inside a character or between CR and LF. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = '';
  let total = 0;
  let carriageReturn = '';
  for await (const chunk of bytes) {
    total += chunk.byteLength;
    const text = carriageReturn + decoder.decode(chunk, { stream: true });
    carriageReturn = text.endsWith('\r') ? '\r' : '';
    // Searches only the new text: otherwise a line in small parts would cost its whole length for each part.
    const [first = '', ...others] = text.slice(0, text.length - carriageReturn.length).split(lineEnd);
    line += first;
    if (total > longestStreamBytes || line.length > longestLineCharacters) throw new ModelFault('too long');
    for (const next of others) {
      yield line;
      line = next;
    }
  }
  line += decoder.decode();
  if (line) yield line;
}

/** The data of each server-sent event. Comments and other fields are ignored. */
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
