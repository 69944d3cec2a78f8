import { replacements } from './replaced.js';

/** Six digits in one piece, such as of a booking. Prices and years have fewer, or marks between thousands. */
const longRuns = /(?<![\p{N}.,])\p{N}{6,40}(?![\p{N}])/gu;
/** Of a card, an account or a passport: digits in groups, or with letters before or among them. */
const grouped = /(?<![\p{L}\p{N}])(?:\p{N}{2,6}[ .-]){2,8}\p{N}{1,6}(?![\p{L}\p{N}])/gu;
const coded = /(?<![\p{L}\p{N}])(?=[A-Z0-9]{0,34}\p{Nd}{4})(?=[A-Z0-9]{0,34}[A-Z])[A-Z0-9]{6,34}(?![\p{L}\p{N}])/gu;
const ibans = /(?<![\p{L}\p{N}])[A-Z]{2}\p{Nd}{2}(?: ?[A-Z0-9]{2,4}){3,8}(?![\p{L}\p{N}])/gu;
const date = /^(?:\d{4}[-. ]\d{1,2}[-. ]\d{1,2}|\d{1,2}[-. ]\d{1,2}[-. ]\d{2,4})$/;
/** "10 000 000", "1.500.000". */
const thousands = /^\d{1,3}(?:[ .]\d{3}){1,3}$/;
const fewestDigits = 7;

const digitsIn = (text: string): number => text.match(/\p{N}/gu)?.length ?? 0;

/** Without numbers that name a person, a booking or an account. Dates, prices and sizes stay. */
export function withoutLongNumbers(text: string): string {
  const isPlain = (found: string) => date.test(found) || thousands.test(found) || digitsIn(found) < fewestDigits;
  return text
    .replace(ibans, (found) => (digitsIn(found) >= fewestDigits ? replacements.number : found))
    .replace(coded, replacements.number)
    .replace(grouped, (found) => (isPlain(found) ? found : replacements.number))
    .replace(longRuns, replacements.number);
}
