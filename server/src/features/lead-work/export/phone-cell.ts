import { callingCode, internationalPhone } from '@meg/shared/domain/leads/phone-numbers';

/**
 * A telephone number as text that no spreadsheet computes and every other program reads: `(+44) 7700900123`. A plus or a
 * row of digits at the start would be a formula or a number without its zero; an apostrophe would be kept by programs
 * that know nothing of spreadsheets.
 */
export function phoneCell(typed: string, country: string | null): string {
  const [, number = '', extension = ''] = /^([+\d\s()./-]+)((?:[a-z#;,].*)?)$/is.exec(typed) ?? [];
  if (number === '') return typed;
  return [numberCell(number.trim(), country), extension].filter((part) => part !== '').join(' ');
}

function numberCell(typed: string, country: string | null): string {
  const number = internationalPhone(typed, country);
  if (number !== undefined) {
    const code = callingCode(number);
    return `(+${code}) ${number.slice(1 + code.length)}`;
  }
  return typed.replace(/^\+(\d*)/, '(+) $1').replace(/^(\d{3})(\d+)$/, '$1 $2');
}
