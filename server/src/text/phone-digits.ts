/** All calling codes of two digits; those of one digit are 1 and 7, and all others have three. */
const twoDigitCodes = new Set(
  '20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'.split(
    ' ',
  ),
);

/** A digit of any script as an ASCII digit. The digits of a script follow its zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--;
  return String(code - zero);
}

/** Only the digits of a text, in any script. */
export function digitsOf(text: string): string {
  return text.replace(/\p{Nd}/gu, asciiDigit).replace(/\D/g, '');
}

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

function codeLength(digits: string): number {
  if (/^[17]/.test(digits)) return 1;
  return twoDigitCodes.has(digits.slice(0, 2)) ? 2 : 3;
}

const fewestDigits = 3;
/** Without a plus, the beginning is taken for a calling code only if a whole number is left after it. */
const wholeNumber = { afterOne: 10, afterMore: 9 };

/**
 * A typed number without what other spellings of it lack: the calling code, the zero that is dialled at home, and the
 * zero in brackets. Every stored spelling of the number ends in these digits.
 */
export function comparableDigits(typed: string): string {
  const digits = digitsOf(typed);
  const isInternational = typed.trim().startsWith('+') || digits.startsWith('00');
  const bare = withoutZeros(digits);
  const length = codeLength(bare);
  const rest = withoutZeros(bare.slice(length));
  if (isInternational) return rest.length >= fewestDigits ? rest : bare;
  if (digits.startsWith('0')) return bare;
  return rest.length >= (length === 1 ? wholeNumber.afterOne : wholeNumber.afterMore) ? rest : bare;
}
