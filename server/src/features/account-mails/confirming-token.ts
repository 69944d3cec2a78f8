const idBytes = 16;
const timeBytes = 6;
const markBytes = 32;
const form = /^[\w-]{72}$/;

export interface ConfirmingToken {
  personId: string;
  expiresAt: number;
  mark: Buffer;
}

/** As one word of 72 letters. Tokens that are stored have 43, so that neither is taken for the other. */
export function writeConfirmingToken({ personId, expiresAt, mark }: ConfirmingToken): string {
  const id = Buffer.from(personId.replaceAll('-', ''), 'hex');
  const time = Buffer.alloc(timeBytes);
  time.writeUIntBE(expiresAt, 0, timeBytes);
  return Buffer.concat([id, time, mark]).toString('base64url');
}

/** Undefined if it is no such token. */
export function readConfirmingToken(token: string): ConfirmingToken | undefined {
  if (!form.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + timeBytes + markBytes) return undefined;
  const hex = bytes.subarray(0, idBytes).toString('hex');
  return {
    personId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    expiresAt: bytes.readUIntBE(idBytes, timeBytes),
    mark: bytes.subarray(idBytes + timeBytes),
  };
}
