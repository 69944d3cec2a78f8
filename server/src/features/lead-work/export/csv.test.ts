import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figure } from '../../../testing/faults/figure.js';
import { anyCell, everyCell, readTable } from '../../../testing/texts/spreadsheet-cells.js';
import { csvLine } from './csv.js';

const promise = 'spreadsheet formulas';
const cellsALine = 7;

const startsFormula = (cell: string): boolean => /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r]/u.test(cell);

const beginning = /^(?:(?![\t\r\n])[\s\p{Cf}\p{Cc}"'])*(?:[=+\-@＝＋－＠﹦﹢﹣﹫\t]|\r(?!\n))/u;
const firstBreak = /^(?:(?![\t\r\n])[\s\p{Cf}\p{Cc}"'])*[\r\n]/u;

/** By the rule in words: one apostrophe less where a beginning of a formula follows it. */
function textOf(cell: string): string {
  let text = '';
  for (let at = 0; at < cell.length; at++) {
    const before = cell[at - 1] ?? ';';
    const isStart = /[;\t\n]/.test(before) || (before === '\r' && cell[at] !== '\n');
    const behind = cell.slice(at + 1);
    const isTakenAway = isStart && (beginning.test(behind) || (at === 0 && firstBreak.test(behind)));
    if (cell[at] !== "'" || !isTakenAway) text += cell[at];
  }
  return text;
}

function linesOf(cells: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(cells.length / cellsALine) }, (_, line) =>
    cells.slice(line * cellsALine, (line + 1) * cellsALine),
  );
}

function expectSafe(lines: readonly (readonly string[])[]): number {
  const file = lines.map((line) => csvLine(['MEG-1', ...line, 'end'])).join('');
  let read = 0;
  for (const separator of [',', ';', '\t']) {
    const cells = readTable(file, separator).flat();
    expect(cells.filter(startsFormula), separator).toEqual([]);
    read += cells.length;
  }
  const rows = readTable(file, ',').filter((row) => row.length > 1);
  expect(rows.map((row) => row.slice(1, -1).map(textOf))).toEqual(lines);
  return read;
}

describe('survives: spreadsheet formulas – a line of CSV', () => {
  it('begins no formula by commas, semicolons or tabs, and gives every text back', () => {
    expect(everyCell.length).toBeGreaterThan(2_000);
    figure(promise, 'cells, whole and in parts, that were read by three separators', expectSafe(linesOf(everyCell)));
  });

  it('does so with any other text in a cell', () => {
    const anyLines = fc.array(fc.array(anyCell, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyLines, (lines) => {
        expectSafe(lines);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['(020) 7946 0958', '07700 900123', 'piano; stairs', 'Line one\r\nline two', "Amina's - the second"])(
    'leaves %j as it is',
    (text) => {
      expect(readTable(csvLine([text, 'end']), ',')[0]?.[0]).toBe(text);
    },
  );

  it.each([
    ['+44 7700 900123', "'+44 7700 900123"],
    ['x;=1+1;y', "x;'=1+1;y"],
    ['x\t-1', "x\t'-1"],
    ["'=1", "''=1"],
  ])('writes %j as %j', (text, written) => {
    expect(readTable(csvLine([text, 'end']), ',')[0]?.[0]).toBe(written);
  });
});
