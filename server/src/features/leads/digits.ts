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
