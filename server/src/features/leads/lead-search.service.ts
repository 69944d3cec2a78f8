import type { LeadArrival } from '@meg/shared/domain/leads/lead-arrival';
import { shortName } from '@meg/shared/domain/leads/lead-reference';
import { codeOfCountry } from '@meg/shared/domain/leads/phone-numbers';
import { foldText } from '../../text/fold-text.js';
import { comparableDigits, digitsOf } from '../../text/phone-digits.js';
import { contactLabels } from './facts/lead-edit.service.js';
import { visitorsWords } from './facts/lead-said.service.js';
import type { LeadRow } from './leads.table.js';
import { cityOf, spellingsOfPlace, termsIn } from './place-spellings.js';

type Findable = Pick<
  LeadRow,
  'id' | 'companyId' | 'name' | 'email' | 'phone' | 'originCity' | 'destinationCity' | 'conversation' | 'chatHistory'
> &
  Partial<Pick<LeadRow, 'cameFrom' | 'arrival'>>;

const fewestDigits = 3;
const mostTerms = 8;
/** Enough for so many names of several words. Some single signs are folded to a sentence, so their number is no limit. */
const mostWordsTyped = 32;

/** Each index entry has a word for its lead and one for its company, which nobody can type. */
const leadWord = (id: string): string => `xl${id.replaceAll('-', '')}`;
const companyWord = (id: string): string => `xc${id.replaceAll('-', '')}`;

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

/** Enough for a long conversation: the index grows with each different word, and so does each write to it. */
const mostWordsOfText = 400;
/** PostgreSQL refuses words that are much longer, and nobody types them. */
const longestWord = 40;

/** The different words of a longer text, which is folded piece by piece: folding shortens what is not a name. */
function wordsOfText(text: string): string[] {
  const words = new Set<string>();
  for (const piece of text.split(/\s+/)) {
    for (const word of foldText(piece).split(' ')) if (word !== '' && word.length <= longestWord) words.add(word);
    if (words.size >= mostWordsOfText) break;
  }
  return [...words];
}

function ownWords(lead: Findable): string[] {
  const { id, name, email, phone, originCity, destinationCity } = lead;
  const words = [name, email.replaceAll('.', ' '), originCity, destinationCity, ...arrivalWords(lead)].flatMap((text) =>
    foldText(text).split(' '),
  );
  return [shortName(id).toLowerCase(), ...words, ...endsOf(digitsOf(phone)), ...wordsOfText(visitorsWords(lead))];
}

interface MoreWords {
  notes?: readonly string[];
  /** Leads that were merged into it. */
  merged?: readonly Findable[];
  /** In which the ends of its move lie. */
  cities?: readonly string[];
  /** Names, addresses and numbers that it had before: somebody may still call from one. */
  formerContacts?: readonly { of: string; text: string }[];
}

const wordsOfContact = ({ of, text }: { of: string; text: string }): string[] =>
  of === contactLabels.phone ? endsOf(digitsOf(text)) : foldText(text.replaceAll('.', ' ')).split(' ');

/**
 * All words that find a lead, separated by spaces: its person, its move, its reference, its notes, what was said, and
 * those of the leads that were merged into it.
 */
export function searchWords(
  lead: Findable,
  { notes = [], merged = [], cities = [], formerContacts = [] }: MoreWords = {},
): string {
  const around = cities.flatMap((city) => foldText(city).split(' '));
  const own = [
    ...ownWords(lead),
    ...around,
    ...wordsOfText(notes.join(' ')),
    ...formerContacts.flatMap(wordsOfContact),
  ];
  const named = [leadWord(lead.id), companyWord(lead.companyId), ...own];
  return [...new Set([...named, ...merged.flatMap(ownWords)])].filter(Boolean).join(' ');
}

/** Of its campaign, not its click ids, which nobody types. */
function arrivalWords({ cameFrom = '', arrival }: Findable): string[] {
  const { source = '', campaign = '', term = '', content = '' }: LeadArrival = JSON.parse(arrival ?? '{}');
  return [cameFrom, source, campaign, term, content].map((text) => text.replaceAll('.', ' '));
}

/** As visitors are given it, whole or as far as it is typed. */
const reference = /^m-([2-9a-z]{1,8})$/i;
const wordOfReference = (word: string): string => word.replace(reference, '$1');
/** Without its hyphen only as a whole, and it may be a word or two, as Marty Shaw is. */
const bareReference = /^m?([2-9a-hjkmnp-tv-z]{8})$/;
/** After an M, as far as it is typed. Without a digit it is rather a name. */
const begunReference = /^m(?=.*\d)([2-9a-hjkmnp-tv-z]{1,7})$/;
/** As it is read out and written down: in groups, with spaces, dots or any dashes. */
const separators = /[\s.\p{Pd}]+/gu;

const referencesIn = (joined: string): string[] =>
  [bareReference, begunReference].flatMap((pattern) => pattern.exec(joined)?.[1] ?? []);

/** A term with all that is meant by it. */
export function spellingsOf(term: string): readonly string[] {
  return [...new Set([...spellingsOfPlace(term), ...referencesIn(term.replaceAll(' ', ''))])];
}

/** A reference in groups is one term, which may as well be words. */
function withReference(typed: string): string[] {
  const words = typed.toLowerCase().replace(separators, ' ').trim();
  const isOne = referencesIn(words.replaceAll(' ', '')).length > 0;
  return isOne ? [words] : termsOf(typed);
}

/** Begins no word of any entry. Signs alone find nothing: an empty search would show every lead as found. */
const wordOfNone = 'xnnothing';

const isNumber = (text: string): boolean => /^[+(]?[\p{Nd}\s()./-]{3,}$/u.test(text.trim());

/** The typed words as prefixes, all of which must match. Empty only if nothing is typed. */
export function searchTerms(typed: string): string[] {
  if (typed.trim() === '') return [];
  const terms = isNumber(typed) ? [comparableDigits(typed)].filter(Boolean) : withReference(typed.trim());
  return terms.length === 0 ? [wordOfNone] : terms;
}

function termsOf(typed: string): string[] {
  const folded = foldText(typed.split(/\s+/).map(wordOfReference).join(' ').replace(/[.@]/g, ' '));
  const words = folded.split(' ').filter(Boolean).slice(0, mostWordsTyped);
  return termsIn(cityOf(words)).slice(0, mostTerms);
}

interface Operators {
  and: string;
  or: string;
}

/** A term by any of its spellings, of which each has all of its words. */
function oneOf(written: (word: string) => string, { and, or }: Operators) {
  const allOf = (spelling: string): string => `(${spelling.split(' ').map(written).join(and)})`;
  return (term: string) => `(${spellingsOf(term).map(allOf).join(or)})`;
}

/** For SQLite's full-text index. Terms have only letters and digits, so none is an operator. */
export function sqliteMatch(companyId: string, terms: readonly string[]): string {
  return [
    `"${companyWord(companyId)}"`,
    ...terms.map(oneOf((word) => `"${word}" *`, { and: ' AND ', or: ' OR ' })),
  ].join(' AND ');
}

/** For PostgreSQL's full-text index. */
export function postgresMatch(companyId: string, terms: readonly string[]): string {
  return [`'${companyWord(companyId)}'`, ...terms.map(oneOf((word) => `'${word}':*`, { and: ' & ', or: ' | ' }))].join(
    ' & ',
  );
}

/** Finds one lead's entry in SQLite's index. */
export function entryMatch(leadId: string): string {
  return `"${leadWord(leadId)}"`;
}
