/** What a name is made of. No figures, no address that a mail reader would make a link of. */
const notOfNames = /[^\p{L}\p{M}\s'’ʼ,.-]/gu;
/** A dot within a word makes an address of it. */
const innerDot = /\.(?=\S)/g;

const mostWords = 6;

/**
 * A name or a city that somebody typed, as it may stand in a mail to an address that the same somebody typed: short,
 * and nothing but a name, so that nobody can make us carry a message. Empty where it is more than that.
 */
export function plainWords(typed: string, mostCharacters: number): string {
  if (/https?:|www\.|\w@\w/i.test(typed)) return '';
  const words = typed
    .replace(notOfNames, ' ')
    .replace(innerDot, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  const plain = words.join(' ');
  return words.length > mostWords || [...plain].length > mostCharacters ? '' : plain;
}

/** The signs of a number to be called. */
const numberToCall = /^[+\p{Nd}\s()./-]{5,30}$/u;

/** A number that somebody typed, for the same mails; a dash where it is something else. */
export function plainPhone(typed: string): string {
  const phone = typed.trim();
  return numberToCall.test(phone) ? phone : '–';
}

/** Of a range as the chat writes it: figures, signs, and the letters of one currency. */
const range = /^[\p{Nd}\p{Sc}\p{Z}\p{Cf}.,'’٫٬–—-]*$/u;
const currency = /\p{L}[\p{L}.]{0,4}/gu;
const mostRangeCharacters = 60;

/** The range that the visitor saw, as the chat sent it along; empty where it is something else. */
export function plainRange(sent: string): string {
  if (sent.length > mostRangeCharacters || !/\p{Nd}/u.test(sent)) return '';
  const names = new Set(sent.match(currency) ?? []);
  return names.size <= 1 && range.test(sent.replace(currency, '')) ? sent : '';
}
