const signs = '=+\\-@＝＋－＠﹦﹢﹣﹫';
/** Signs that cannot be seen, quotes and apostrophes: a spreadsheet may take what comes behind them for the beginning. */
const passedOver = `(?:(?![\\t\\r\\n])[\\s\\p{Cf}\\p{Cc}"'])*`;
const beginsFormula = `(?=${passedOver}(?:[${signs}]|\\t|\\r(?!\\n)))`;
/** Where a cell begins if the file is split at semicolons, tabs or lines instead of commas. */
const begins = '(?:(?<=[;\\t\\n])|(?<=\\r)(?!\\n))';

const formulas = new RegExp(`${begins}${beginsFormula}|^${beginsFormula}|^(?=${passedOver}[\\r\\n])`, 'gu');

/**
 * One apostrophe before whatever could begin a formula, where the file is split as it is meant to be (at commas) and where
 * it is split as spreadsheets of half of Europe do (at semicolons) or at tabs. Telephone numbers begin so too: the
 * apostrophe makes them text and leaves every digit and the plus in place. Who wants the text back takes away one
 * apostrophe at the beginning of a cell, or after a semicolon, a tab or a line break, wherever such a beginning follows:
 * texts that have an apostrophe there by themselves get one more.
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

/** A line by RFC 4180, with its end. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** Tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';
