/** A word of a name: no figures, no sign of an address. */
const nameWord = /^[\p{L}\p{M}'’ʼ-]{1,20}$/u;
/** Of these a few letters make a sentence, because words stand without spaces between them. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]/u;

const mostWords = 4;
const greetedWords = 2;
const mostGreeted = { spaced: 30, unspaced: 6 } as const;

function isShort(greeted: string): boolean {
  const letters = greeted.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return false;
  return unspaced.test(greeted) ? letters.length <= mostGreeted.unspaced : greeted.length <= mostGreeted.spaced;
}

/**
 * What a visitor is greeted by, in a mail to an address that somebody typed along with the name: too short for a message
 * to a stranger. Empty where the name is more than a name.
 */
export function greetedName(typed: string): string {
  const words = typed.trim().split(/\s+/u);
  if (words.length > mostWords) return '';
  const plain = words.map((word) => word.replace(/[.,]$/, ''));
  const other = plain.findIndex((word) => !nameWord.test(word));
  const start = plain.slice(0, Math.min(greetedWords, other === -1 ? greetedWords : other));
  while (start.length > 0 && !isShort(start.join(' '))) start.pop();
  return start.join(' ');
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
