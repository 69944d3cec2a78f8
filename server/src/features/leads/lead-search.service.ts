import { foldText } from '../../text/fold-text.js';
import { digitsOf } from './digits.js';

interface Findable {
  id: string;
  companyId: string;
  name: string;
  email: string;
  phone: string;
  originCity: string;
  destinationCity: string;
}

const fewestDigits = 3;
const mostTerms = 8;

/** In the index each lead has a word of its own and one of its company, which nobody can type. */
const leadWord = (id: string): string => `xl${id.replaceAll('-', '')}`;
const companyWord = (id: string): string => `xc${id.replaceAll('-', '')}`;

/** All ends of a number, so that it is found from any digit on, with or without the code of its country. */
function endsOf(digits: string): string[] {
  return Array.from({ length: Math.max(0, digits.length - fewestDigits + 1) }, (_, from) => digits.slice(from));
}

/** By what names are sorted: one spelling on both databases. */
export function foldName(name: string): string {
  return foldText(name);
}

const fewestPhoneDigits = 7;

/** By what the leads of one person are known as theirs, however the address and the number were written. */
export function personKeys({ email, phone }: Pick<Findable, 'email' | 'phone'>): {
  emailKey: string;
  phoneKey: string;
} {
  const digits = digitsOf(phone).replace(/^0+/, '');
  return { emailKey: email.toLowerCase(), phoneKey: digits.length < fewestPhoneDigits ? '' : digits };
}

/** All words by which a lead can be found, parted by spaces. */
export function searchWords(lead: Findable): string {
  const { id, companyId, name, email, phone, originCity, destinationCity } = lead;
  const words = [name, email.replaceAll('.', ' '), originCity, destinationCity].flatMap((text) =>
    foldText(text).split(' '),
  );
  const all = [leadWord(id), companyWord(companyId), ...words, ...endsOf(digitsOf(phone))];
  return [...new Set(all)].filter(Boolean).join(' ');
}

const isNumber = (text: string): boolean => /^[+(]?[\p{Nd}\s()./-]{3,}$/u.test(text.trim());

/** What was typed, as beginnings of words that must all be there. None: there is nothing to look for. */
export function searchTerms(typed: string): string[] {
  if (isNumber(typed)) return [digitsOf(typed).replace(/^0+/, '')].filter(Boolean);
  const words = foldText(typed.replace(/[.@]/g, ' ')).split(' ').filter(Boolean);
  return words.slice(0, mostTerms);
}

/** As SQLite's full-text index wants it. Terms are letters and digits alone, so that none of them is an operator. */
export function sqliteMatch(companyId: string, terms: readonly string[]): string {
  return [`"${companyWord(companyId)}"`, ...terms.map((term) => `"${term}" *`)].join(' AND ');
}

/** As PostgreSQL's wants it. */
export function postgresMatch(companyId: string, terms: readonly string[]): string {
  return [`'${companyWord(companyId)}'`, ...terms.map((term) => `'${term}':*`)].join(' & ');
}

/** What finds the entry of one lead in SQLite's index. */
export function entryMatch(leadId: string): string {
  return `"${leadWord(leadId)}"`;
}
