const signs = '=+\\-@＝＋－＠﹦﹢﹣﹫';
/** Invisible characters, quotes and apostrophes, which a spreadsheet may skip before a formula. */
const ignoredBefore = `(?:(?![\\t\\r\\n])[\\s\\p{Cf}\\p{Cc}"'])*`;
const beginsFormula = `(?=${ignoredBefore}(?:[${signs}]|\\t|\\r(?!\\n)))`;
/** The start of a cell if the file is split at semicolons, tabs or lines instead of commas. */
const begins = '(?:(?<=[;\\t\\n])|(?<=\\r)(?!\\n))';

const formulas = new RegExp(`${begins}${beginsFormula}|^${beginsFormula}|^(?=${ignoredBefore}[\\r\\n])`, 'gu');

/**
 * Puts an apostrophe before anything that could begin a formula, whether the file is split at commas, at semicolons
 * (as in half of Europe) or at tabs. Telephone numbers get it too: it makes them text and keeps every digit and the
 * plus. To get the original text back, remove one apostrophe at the start of a cell, or after a semicolon, a tab or a
 * line break, wherever such a start follows: texts with an apostrophe there get one more.
 */
export function withoutFormulas(text: string): string {
  return text.replace(formulas, "'");
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = withoutFormulas(value);
  return /[",\r\n;\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of RFC 4180 with its line break. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** Tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';
