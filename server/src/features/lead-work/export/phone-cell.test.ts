import { internationalPhone } from '@meg/shared/domain/leads/phone-numbers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../../testing/texts/spreadsheet-cells.js';
import { csvLine } from './csv.js';
import { phoneCell } from './phone-cell.js';

/** What a spreadsheet takes for a formula, or for a number. */
const isComputed = (cell: string): boolean => /^[=+\-@]/.test(cell) || /^\(?[\d.,]+\)?$/.test(cell);

describe('survives: spreadsheet formulas – a telephone number', () => {
  it.each([
    ['+44 7700 900123', null, '(+44) 7700900123'],
    ['07700 900123', 'GB', '(+44) 7700900123'],
    ['07700900123', null, '077 00900123'],
    ['(020) 7946 0958', null, '(020) 7946 0958'],
    ['+1 (555) 010-0199', 'GB', '(+1) 5550100199'],
    ['+37', null, '(+) 37'],
    ['', null, ''],
    ['020 7946 0000 ext. 5', 'GB', '(+44) 2079460000 ext. 5'],
    ['+44 20 7946 0000 ext. 5', null, '(+44) 2079460000 ext. 5'],
    ['+1 617 555 0100 x12', 'US', '(+1) 6175550100 x12'],
    ['+44 (0)20 7946 0000', null, '(+44) 2079460000'],
    ['=1+1', 'GB', '=1+1'],
  ])('%s in %s is %s', (typed, country, cell) => {
    expect(phoneCell(typed, country)).toBe(cell);
  });

  it('is text without an apostrophe, and gives the number back', () => {
    const digits = fc.array(fc.nat(9), { minLength: 7, maxLength: 13 }).map((all) => all.join(''));
    const typed = fc.tuple(fc.constantFrom('', '+', '00', '0', '+44 '), digits).map((parts) => parts.join(''));
    fc.assert(
      fc.property(typed, fc.constantFrom('GB', 'US', 'EE', null), (number, country) => {
        const cell = readTable(csvLine([phoneCell(number, country), 'end']), ',')[0]?.[0] ?? '';
        expect(isComputed(cell)).toBe(false);
        expect(cell).not.toContain("'");
        const known = internationalPhone(number, country);
        if (known !== undefined) expect(internationalPhone(cell)).toBe(known);
        else expect(cell.replace(/\D/g, '')).toBe(number.replace(/\D/g, ''));
      }),
    );
  });
});
