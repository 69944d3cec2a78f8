import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { figure } from '../../../testing/faults/figure.js';
import { anyCell, everyCell } from '../../../testing/texts/spreadsheet-cells.js';
import { openInSpreadsheet, requireSpreadsheetProgram } from '../../../testing/texts/spreadsheet-program.js';
import { byteOrderMark, csvLine } from './csv.js';
import { phoneCell } from './phone-cell.js';

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

  it('leaves telephone numbers as text without an apostrophe, and no amount where there is no quote', async () => {
    const typed = ['+44 20 7946 0000 ext. 5', '+44 (0)20 7946 0000', '07700 900123', '617-555-0100', '0123456'];
    const shown = typed.map((phone) => phoneCell(phone, 'GB'));
    const sheet = await openInSpreadsheet(byteOrderMark + csvLine([...shown, null, 0, 'end']), ',');
    const row = /<table:table-row\b.*?<\/table:table-row>/s.exec(sheet)?.[0] ?? '';
    const cells = [...row.matchAll(/<table:table-cell\b([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)];
    const texts = cells.map(([, kind = '', inner = '']) => ({
      type: /office:value-type="(\w+)"/.exec(kind)?.[1],
      text: inner.replace(/<[^>]*>/g, '').trim(),
    }));
    expect(texts.slice(0, typed.length)).toEqual(shown.map((text) => ({ type: 'string', text })));
    expect(shown.join()).not.toContain("'");
    expect(texts.slice(typed.length)).toEqual([
      { type: undefined, text: '' },
      { type: 'float', text: '0' },
      { type: 'string', text: 'end' },
    ]);
  }, 180_000);

  it('there are some where nothing is done against them', async () => {
    const sheet = await openInSpreadsheet('MEG-1,=1+1,x;=2+2;y,end\r\n', ',');
    expect(formulasOf(sheet)).toHaveLength(1);
  }, 180_000);
});
