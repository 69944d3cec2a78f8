const mostCharacters = 60;
const mostWords = 8;
/** Too few for a telephone number; "24/7" and "1999" are parts of names. */
const mostDigits = 4;

/** An address in full, with or without spaces around its signs. After a space, a dot ends no word of a name. */
const address = /\S\s*@\s*\S|:\/\/|\bwww\b|\s\.\s*[\p{L}\p{N}]/iu;
/** Characters that no name has: controls, marks that reverse text, and signs with a meaning in mail programs. */
const notOfNames = /[^\p{L}\p{M}\p{N}\s'’ʼ&,.()/-]/gu;
/** Mail programs make a link of words that are joined by a dot, but not of initials. */
const innerDot = /\.(?=[\p{L}\p{N}]{2})/gu;

function startOf(text: string): string {
  const words = text.split(' ').slice(0, mostWords).join(' ');
  return [...words].slice(0, mostCharacters).join('').trim();
}

/**
 * A name that somebody chose, as it may be named as the sender of a mail: short, and without anything to call, write to
 * or click, so that nobody can send their own message from our address. The fallback if it is more than a name.
 */
export function plainName(typed: string, fallback: string): string {
  const text = typed.normalize('NFKC');
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  if (address.test(text) || digits > mostDigits) return fallback;
  const plain = text.replace(notOfNames, ' ').replace(innerDot, ' ').replace(/\s+/gu, ' ').trim();
  return /\p{L}/u.test(plain) ? startOf(plain) : fallback;
}
