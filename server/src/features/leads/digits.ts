/** A digit of any script as one of ours: the digits of a script stand in a row, from its zero on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--;
  return String(code - zero);
}

/** The digits of a text, whatever script they are written in, and nothing else. */
export function digitsOf(text: string): string {
  return text.replace(/\p{Nd}/gu, asciiDigit).replace(/\D/g, '');
}
