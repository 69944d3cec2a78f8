import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { figure } from '../../../testing/faults/figure.js';
import { anyCell, everyCell } from '../../../testing/texts/spreadsheet-cells.js';
import { openInSpreadsheet, requireSpreadsheetProgram } from '../../../testing/texts/spreadsheet-program.js';
import { byteOrderMark, csvLine } from './csv.js';

const generated = 2_000;
const cellsALine = 20;
const phones = ['+44 7700 900123', '+60123456789'];

function fileOf(cells: readonly string[]): string {
  const lines = Array.from({ length: Math.ceil(cells.length / cellsALine) }, (_, line) =>
    csvLine(['MEG-1', ...cells.slice(line * cellsALine, (line + 1) * cellsALine), 'end']),
  );
  return byteOrderMark + lines.join('');
}

const formulasOf = (sheet: string): string[] => sheet.match(/table:formula="[^"]*"/g) ?? [];

describe('survives: spreadsheet formulas – in LibreOffice', () => {
  beforeAll(() => requireSpreadsheetProgram(), 1_200_000);

  it.each([',', ';', '\t'])(
    'none is left when the file is split at %j',
    async (separator) => {
      // It cannot read control signs, which the contract of leads refuses anyway.
      const cells = [...everyCell, ...fc.sample(anyCell, generated)].map((cell) =>
        cell.replace(/(?![\t\r\n])\p{Cc}/gu, ''),
      );
      const sheet = await openInSpreadsheet(fileOf([...phones, ...cells]), separator);
      expect(formulasOf(sheet)).toEqual([]);
      for (const phone of phones) expect(sheet).toContain(phone);
      figure(
        'spreadsheet formulas',
        `formulas in LibreOffice of ${cells.length} cells, at ${JSON.stringify(separator)}`,
        0,
      );
    },
    180_000,
  );

  it('there are some where nothing is done against them', async () => {
    const sheet = await openInSpreadsheet('MEG-1,=1+1,x;=2+2;y,end\r\n', ',');
    expect(formulasOf(sheet)).toHaveLength(1);
  }, 180_000);
});
