/**
 * A file that the build writes, and whose numbers the server uses without parsing: a mark, the length of a JSON head,
 * the head, then columns of numbers. Head and columns are padded to multiples of four bytes, as typed arrays need.
 */
const headStart = 8;

const padded = (length: number): number => (length + 3) & ~3;

export function writeBuiltFile(mark: number, head: object, columns: readonly NodeJS.TypedArray[]): Uint8Array {
  const headBytes = Buffer.from(JSON.stringify(head));
  const start = Buffer.alloc(headStart);
  start.writeUInt32LE(mark, 0);
  start.writeUInt32LE(headBytes.length, 4);
  const parts = columns.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength));
  const all = [Buffer.concat([start, headBytes]), ...parts];
  return Buffer.concat(all.map((part) => Buffer.concat([part], padded(part.length))));
}

type ColumnType<Column> = new (buffer: ArrayBuffer, byteOffset: number, length: number) => Column;

export class BuiltFile<Head> {
  readonly head: Head;
  private readonly bytes: Uint8Array;
  private at: number;

  constructor(file: Uint8Array, mark: number) {
    // A Buffer of Node may begin anywhere in a larger one.
    this.bytes = file.byteOffset % 4 === 0 ? file : new Uint8Array(file);
    const view = new DataView(this.bytes.buffer, this.bytes.byteOffset, this.bytes.byteLength);
    if (view.byteLength < headStart || view.getUint32(0, true) !== mark) {
      throw new Error('A file of the build is damaged: build it again with "npm run build".');
    }
    const headEnd = headStart + view.getUint32(4, true);
    this.head = JSON.parse(new TextDecoder().decode(this.bytes.subarray(headStart, headEnd))) as Head;
    this.at = padded(headEnd);
  }

  /** Reads the columns in the order in which they were written. */
  next<Column extends NodeJS.TypedArray>(Type: ColumnType<Column>, length: number): Column {
    const column = new Type(this.bytes.buffer as ArrayBuffer, this.bytes.byteOffset + this.at, length);
    this.at += padded(column.byteLength);
    return column;
  }
}
