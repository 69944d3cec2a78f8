/** A word of a name: no digits, nothing that occurs only in addresses. */
const nameWord = /^[\p{L}\p{M}'’ʼ-]{1,20}$/u;
/** Scripts without spaces between words, in which a few letters can be a sentence. */
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
 * The name for the greeting of a mail. Name and address may have been typed by somebody else, so the name must be too
 * short to carry a message to a stranger. Empty where it is not a plain name.
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

/** The characters of a telephone number. */
const numberToCall = /^[+\p{Nd}\s()./-]{5,30}$/u;

/** The typed telephone number; a dash where it is something else. */
export function plainPhone(typed: string): string {
  const phone = typed.trim();
  return numberToCall.test(phone) ? phone : '–';
}

const mostQuestionCharacters = 200;
/** Words, their marks and small numbers, and what the stored question has in place of personal data. */
const plainSentence = /^[\p{L}\p{M}\p{Nd}\p{Zs}.,;:!?'’‘"“”«»()¿¡؟،؛…\u0020+&%°€$£/[\]-]+$/u;
const calling = /\p{Nd}{5}|[\p{L}\p{Nd}][.][\p{L}]{2}|[/]{2}/u;

/** The question of a visitor, as it is stored; empty where it might carry more than a question to a stranger. */
export function plainQuestion(stored: string): string {
  const text = stored.trim();
  if (text.length > mostQuestionCharacters || calling.test(text)) return '';
  return plainSentence.test(text) ? text : '';
}

/** A range as the chat writes it: digits, signs, and the letters of one currency. */
const range = /^[\p{Nd}\p{Sc}\p{Z}\p{Cf}.,'’٫٬–—-]*$/u;
const currency = /\p{L}[\p{L}.]{0,4}/gu;
const mostRangeCharacters = 60;

/** The range that the chat sent; empty where it is something else. */
export function plainRange(sent: string): string {
  if (sent.length > mostRangeCharacters || !/\p{Nd}/u.test(sent)) return '';
  const names = new Set(sent.match(currency) ?? []);
  return names.size <= 1 && range.test(sent.replace(currency, '')) ? sent : '';
}
