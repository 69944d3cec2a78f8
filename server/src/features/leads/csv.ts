/**
 * What a spreadsheet may take for the beginning of a formula, also behind signs that cannot be seen. Telephone numbers
 * begin so too: one apostrophe before any of them makes it text, is shown by no spreadsheet that knows it, and leaves
 * every digit and the plus in place.
 */
const beginsFormula = /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = beginsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n;\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line by RFC 4180, with its end. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** Tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';
