import type { MergeFact } from '@meg/shared/contract/lead-merges';
import { moveFacts } from '@meg/shared/contract/move';
import { internationalPhone } from '@meg/shared/domain/leads/phone-numbers';
import { digitsOf } from '../../../text/phone-digits.js';
import { isEnd } from './move-differences.js';

/** Facts that people type, which one person may spell in two ways. */
const typedFacts: ReadonlySet<MergeFact> = new Set([...(['name', 'email', 'phone'] as const), ...moveFacts]);

interface Spelled {
  fact: MergeFact;
  /** The company's, whose people leave the calling code away. */
  country: string | null;
}

const plain = (words: string): string => words.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
const number = (words: string, country: string | null): string => internationalPhone(words, country) ?? digitsOf(words);

/** Whether two words for a fact say the same: they differ in case, in spaces, or in how a phone number is parted. */
export function saysTheSame(one: string, other: string, { fact, country }: Spelled): boolean {
  if (one === other) return true;
  if (one === '' || other === '' || !typedFacts.has(fact)) return false;
  if (fact === 'phone') return digitsOf(one) !== '' && number(one, country) === number(other, country);
  const [plainOne, plainOther] = [plain(one), plain(other)];
  return plainOne === plainOther || (isEnd(fact) && isPlaceWithin(plainOne, plainOther));
}

/** "Denver" and "Denver, Colorado, United States": one says more of the same place. */
const isPlaceWithin = (one: string, other: string): boolean =>
  one.startsWith(`${other},`) || other.startsWith(`${one},`);

const partsOf = (place: string): number => place.split(',').length;

/** "Jane Smith" before "JANE SMITH" before "jane smith"; of an email the small letters; of a place what says more. */
function rankOf(words: string, fact: MergeFact): number {
  const hasCapital = /\p{Lu}/u.test(words);
  if (fact === 'email') return hasCapital ? 0 : 1;
  if (fact === 'phone' || !hasCapital) return 0;
  return /\p{Ll}/u.test(words) ? 2 : 1;
}

export function isBetterWritten(one: string, than: string, fact: MergeFact): boolean {
  if (isEnd(fact) && partsOf(one) !== partsOf(than)) return partsOf(one) > partsOf(than);
  return rankOf(one, fact) > rankOf(than, fact);
}
