import type { MergeFact } from '@meg/shared/contract/lead-merges';
import { moveFacts } from '@meg/shared/contract/move';
import { internationalPhone } from '@meg/shared/domain/leads/phone-numbers';
import { digitsOf } from '../../../text/phone-digits.js';

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
  return plain(one) === plain(other);
}

/** "Jane Smith" before "JANE SMITH" before "jane smith"; of an email the small letters. */
function rankOf(words: string, fact: MergeFact): number {
  const hasCapital = /\p{Lu}/u.test(words);
  if (fact === 'email') return hasCapital ? 0 : 1;
  if (fact === 'phone' || !hasCapital) return 0;
  return /\p{Ll}/u.test(words) ? 2 : 1;
}

export function isBetterWritten(one: string, than: string, fact: MergeFact): boolean {
  return rankOf(one, fact) > rankOf(than, fact);
}
