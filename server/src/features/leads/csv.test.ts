import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.js';

/** A reader by RFC 4180, written anew. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  for (let at = 0; at < text.length; ) {
    if (text[at] === '"') {
      const end = /^"((?:[^"]|"")*)"/.exec(text.slice(at));
      if (!end) throw new Error('A quote that does not end');
      field = (end[1] ?? '').replaceAll('""', '"');
      at += end[0].length;
    } else {
      const plain = /^[^,\r\n]*/.exec(text.slice(at))?.[0] ?? '';
      field = plain;
      at += plain.length;
    }
    row.push(field);
    if (text.startsWith('\r\n', at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else if (text[at] === ',') at++;
    else throw new Error(`Nothing of a table at ${at}`);
  }
  return rows;
}

const startsFormula = (cell: string): boolean => /^[\s\u200b-\u200f\ufeff]*[=+\-@\t\r＝＋－＠]/.test(cell);

const naughty = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =cmd|"/c calc"!A1',
  '＝1+1',
  '\u200b=1',
  '"=1',
  "'=1",
  'a\r\n=b',
  ';=1',
  '=HYPERLINK("https://evil.example","x")',
  '+44 7700 900123',
];

describe('a line of CSV', () => {
  it('reads back as it was written over 2,000 cells, and none of them starts a formula', () => {
    const anyCell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(...naughty),
      fc.tuple(fc.constantFrom(...naughty), fc.string({ maxLength: 10 })).map(([a, b]) => a + b),
    );
    fc.assert(
      fc.property(fc.array(anyCell, { minLength: 2, maxLength: 10 }), (cells) => {
        const [row, ...more] = readCsv(csvLine(cells));
        expect(more).toEqual([]);
        expect(row?.map((cell) => cell.replace(/^'/, ''))).toEqual(cells.map((cell) => cell.replace(/^'/, '')));
        for (const cell of row ?? []) expect(startsFormula(cell)).toBe(false);
      }),
      { numRuns: 400 },
    );
  });

  it.each(['+44 7700 900123', '+447700900123', '(020) 7946 0958', '07700 900123'])(
    'keeps the number %s whole',
    (phone) => {
      expect(readCsv(csvLine([phone]))[0]?.[0]?.replace(/^'/, '')).toBe(phone);
    },
  );
});
