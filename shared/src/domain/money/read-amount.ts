/** Signs of currencies, codes such as USD, and the spaces and apostrophes that group thousands. */
const besidesFigures = /[\p{Sc}\p{L}\s'’_]/gu;

/** "1e9" or "12k5": leaving the letter out would make another amount of it. */
const lettersAmongFigures = /\p{Nd}\s*\p{L}+[\s.,]*\p{Nd}/u;

const decimals = new Map<string, boolean>();

/** Whether people of that country write 1.150,50. */
function writesDecimalComma(country: string): boolean {
  const known = decimals.get(country);
  if (known !== undefined) return known;
  const hasComma = country !== '' && decimalSignOf(country) === ',';
  decimals.set(country, hasComma);
  return hasComma;
}

function decimalSignOf(country: string): string {
  try {
    const { language } = new Intl.Locale('und', { region: country }).maximize();
    const parts = new Intl.NumberFormat(`${language}-${country}`, { numberingSystem: 'latn' }).formatToParts(1.5);
    return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  } catch {
    return '.';
  }
}

/** Thousands by three, and lakhs by two before the last three. */
const inGroups = (text: string, sign: string): boolean =>
  new RegExp(`^\\d{1,3}(\\${sign}\\d{2,3})*\\${sign}\\d{3}$`).test(text);

/** Which of the two signs parts the cents, where there is one. */
function decimalOf(text: string, country: string): ',' | '.' | undefined {
  const [comma, dot] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma >= 0 && dot >= 0) return comma > dot ? ',' : '.';
  if (comma < 0 && dot < 0) return undefined;
  const sign = comma >= 0 ? ',' : '.';
  const isGrouped = inGroups(text, sign) && !text.startsWith('0');
  // A comma before three figures groups thousands in all English figures, which is how amounts are shown again.
  return isGrouped && (sign === ',' || text.split('.').length > 2 || writesDecimalComma(country)) ? undefined : sign;
}

/**
 * An amount as people write it: `£1,150.50`, `1 150,50`, `1.150` in a country that parts cents with a comma. Undefined
 * where the text is no amount.
 */
export function readAmount(typed: string, country: string): number | undefined {
  if (lettersAmongFigures.test(typed)) return undefined;
  const text = typed
    .replace(besidesFigures, '')
    .replace(/[−–]/g, '-')
    .replace(/[.,]-{1,2}$/, '');
  const isNegative = text.startsWith('-');
  const figures = isNegative ? text.slice(1) : text;
  if (!/\d/.test(figures) || /[^\d.,]/.test(figures)) return undefined;
  const decimal = decimalOf(figures, country);
  const at = decimal === undefined ? -1 : figures.lastIndexOf(decimal);
  const [whole, rest] = at < 0 ? [figures, ''] : [figures.slice(0, at), figures.slice(at + 1)];
  const sign = /[.,]/.exec(whole)?.[0];
  if (sign !== undefined && (sign === decimal || !inGroups(whole, sign))) return undefined;
  const number = Number(`${whole.replace(/[.,]/g, '') || '0'}.${rest || '0'}`);
  return isNegative ? -number : number;
}

/** To the cent. */
export const toCents = (amount: number): number => Number(amount.toFixed(2));
