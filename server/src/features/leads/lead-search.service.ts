import { codeOfCountry } from '@meg/shared/domain/leads/phone-numbers';
import { foldText } from '../../text/fold-text.js';
import type { LeadRow } from './leads.table.js';

type Findable = Pick<LeadRow, 'id' | 'companyId' | 'name' | 'email' | 'phone' | 'originCity' | 'destinationCity'>;

const fewestDigits = 3;
const mostTerms = 8;

/** Each index entry has a word for its lead and one for its company, which nobody can type. */
const leadWord = (id: string): string => `xl${id.replaceAll('-', '')}`;
const companyWord = (id: string): string => `xc${id.replaceAll('-', '')}`;

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

/** All ends of a number, so that it is found from any digit on, with or without its country's code. */
function endsOf(digits: string): string[] {
  return Array.from({ length: Math.max(0, digits.length - fewestDigits + 1) }, (_, from) => digits.slice(from));
}

/** The sort key of a name, the same on both databases. */
export function foldName(name: string): string {
  return foldText(name);
}

/** A shorter number may be anybody's. */
export const fewestPhoneDigits = 7;

/** The keys by which leads of one person are recognised, however the address and the number are written. */
export function personKeys({ email, phone }: Pick<Findable, 'email' | 'phone'>) {
  const digits = digitsOf(phone).replace(/^0+/, '');
  return { emailKey: email.toLowerCase(), phoneKey: digits.length < fewestPhoneDigits ? '' : digits };
}

/**
 * The keys under which one number may be stored: as it is, and with or without the calling code of the company's country,
 * because some visitors leave the code out.
 */
export function phoneKeysOf(phoneKey: string, country: string | null): string[] {
  const code = codeOfCountry(country);
  if (phoneKey === '' || code === undefined) return [phoneKey];
  const national = phoneKey.startsWith(code) ? phoneKey.slice(code.length) : '';
  return [phoneKey, code + phoneKey, ...(national.length < fewestPhoneDigits ? [] : [national])];
}

/** All words that find a lead, separated by spaces. */
export function searchWords(lead: Findable): string {
  const { id, companyId, name, email, phone, originCity, destinationCity } = lead;
  const words = [name, email.replaceAll('.', ' '), originCity, destinationCity].flatMap((text) =>
    foldText(text).split(' '),
  );
  const all = [leadWord(id), companyWord(companyId), ...words, ...endsOf(digitsOf(phone))];
  return [...new Set(all)].filter(Boolean).join(' ');
}

const isNumber = (text: string): boolean => /^[+(]?[\p{Nd}\s()./-]{3,}$/u.test(text.trim());

/** The typed words as prefixes, all of which must match. Empty if there is nothing to search for. */
export function searchTerms(typed: string): string[] {
  if (isNumber(typed)) return [digitsOf(typed).replace(/^0+/, '')].filter(Boolean);
  const words = foldText(typed.replace(/[.@]/g, ' ')).split(' ').filter(Boolean);
  return words.slice(0, mostTerms);
}

/** For SQLite's full-text index. Terms have only letters and digits, so none is an operator. */
export function sqliteMatch(companyId: string, terms: readonly string[]): string {
  return [`"${companyWord(companyId)}"`, ...terms.map((term) => `"${term}" *`)].join(' AND ');
}

/** For PostgreSQL's full-text index. */
export function postgresMatch(companyId: string, terms: readonly string[]): string {
  return [`'${companyWord(companyId)}'`, ...terms.map((term) => `'${term}':*`)].join(' & ');
}

/** Finds one lead's entry in SQLite's index. */
export function entryMatch(leadId: string): string {
  return `"${leadWord(leadId)}"`;
}
