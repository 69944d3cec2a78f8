const mostCharacters = 60;
const mostWords = 8;
/** With fewer digits nobody can be called; "24/7" and "1999" are parts of names. */
const mostDigits = 4;

/** An address in full, with or without spaces around its signs. After a space, a dot ends no word of a name. */
const address = /\S\s*@\s*\S|:\/\/|\bwww\b|\s\.\s*[\p{L}\p{N}]/iu;
/** What no name has: controls, marks that turn text around, and signs that mean something to a mail reader. */
const notOfNames = /[^\p{L}\p{M}\p{N}\s'’ʼ&,.()/-]/gu;
/** Readers make a link of words that are joined by a dot; initials are none. */
const innerDot = /\.(?=[\p{L}\p{N}]{2})/gu;

function startOf(text: string): string {
  const words = text.split(' ').slice(0, mostWords).join(' ');
  return [...words].slice(0, mostCharacters).join('').trim();
}

/**
 * A name that somebody chose, as it may stand where a mail says who writes: short, and with nothing in it to call, to
 * write to or to click, so that nobody can send a message of their own under our address. The fallback where it is more
 * than a name.
 */
export function plainName(typed: string, fallback: string): string {
  const text = typed.normalize('NFKC');
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  if (address.test(text) || digits > mostDigits) return fallback;
  const plain = text.replace(notOfNames, ' ').replace(innerDot, ' ').replace(/\s+/gu, ' ').trim();
  return /\p{L}/u.test(plain) ? startOf(plain) : fallback;
}
