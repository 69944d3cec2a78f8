import { TextDecoder } from 'node:util';
import type { OutgoingPage } from '../../outgoing/outgoing-client.js';

const declaredWithin = 2_048;
const charset = /charset\s*=\s*["']?\s*([\w-]{2,40})/i;

/** The text of a page in the encoding that its header or its first lines name, else in UTF-8. */
export function decodePage({ contentType, body }: Pick<OutgoingPage, 'contentType' | 'body'>): string {
  const beginning = body.subarray(0, declaredWithin).toString('latin1');
  const named = charset.exec(contentType)?.[1] ?? byMark(body) ?? charset.exec(beginning)?.[1];
  // PostgreSQL stores no null character.
  return decoderOf(named).decode(body).replaceAll('\0', '');
}

function byMark(body: Buffer): string | undefined {
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  return body[0] === 0xfe && body[1] === 0xff ? 'utf-16be' : undefined;
}

function decoderOf(name = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(name);
  } catch {
    return new TextDecoder('utf-8');
  }
}
