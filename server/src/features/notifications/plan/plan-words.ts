import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { momentWords } from '@meg/shared/domain/english/day-words';
import { moneyLocaleOf } from '@meg/shared/domain/english/english-of-country';
import { shortRoute } from '@meg/shared/domain/leads/short-route';
import { wholeMoney } from '@meg/shared/domain/money/write-money';
import { sentence } from '../../../text/sentence.js';

/** Control characters, and those that change the direction of text: not in a mail or on a phone's screen. */
const controlCharacters = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

function oneLine(text: string, most: number): string {
  const line = text.replace(controlCharacters, ' ').replace(/\s+/gu, ' ').trim();
  const signs = [...line];
  return signs.length <= most ? line : `${signs.slice(0, most - 1).join('')}…`;
}

/** Mail readers make links of what looks like an address: a mail from us must not link where a stranger wants. */
function withoutAddresses(text: string): string {
  return text.replace(/:?\/{2,}|@/gu, ' ').replace(/\.(?=[\p{L}\p{N}]{2})/gu, ' ');
}

const mostOfLine = 300;

/** Text that a visitor typed, as one line of a mail. */
export function safeLine(text: string, most = mostOfLine): string {
  return oneLine(withoutAddresses(text), most);
}

const wordJoiner = '\u2060';
/** As long as a name may be by the contract. */
const mostOfName = 200;

/**
 * The name as it was typed: people are called in many ways, and a shortened name is somebody else's. On one line, and
 * with an invisible sign where a mail reader would begin a link.
 */
export function visitorName(name: string): string {
  const line = oneLine(name, mostOfName).replace(/:(?=\/\/)|\.(?=[\p{L}\p{N}]{2})|@/gu, `$&${wordJoiner}`);
  return line === '' ? 'A visitor' : line;
}

/** For who has not told their move: nothing else shows how to reach them. */
export function reachWords({ email, phone }: { email: string; phone: string }): string {
  const ways = [withoutAddresses(phone), email].map((way) => oneLine(way, 254)).filter((way) => way !== '');
  return ways.length === 0 ? 'They left no address and no number.' : sentence`Reach them at ${ways.join(' or ')}.`;
}

interface Move extends Pick<LeadSummary, 'originCity' | 'destinationCity' | 'quoteAmount'> {
  told?: string | undefined;
}

const notTold = 'They have not told their move';

export function hasToldRoute({ originCity, destinationCity }: Omit<Move, 'quoteAmount'>): boolean {
  return originCity !== '' || destinationCity !== '';
}

export function routeWords(move: Move): string {
  const { originCity, destinationCity } = shortRoute(move);
  return `${oneLine(withoutAddresses(originCity), 60)} → ${oneLine(withoutAddresses(destinationCity), 60)}`;
}

interface Writing {
  currency: string;
  /** Where the company is, by whose customs money and dates are written. */
  country: string;
}

export const moneyWords = (amount: number, { currency, country }: Writing): string =>
  wholeMoney(moneyLocaleOf(country), currency).format(amount);

interface Range {
  minPrice: number;
  maxPrice: number;
  currency: string;
}

/** "£4,850 – £6,350". */
export const rangeWords = ({ minPrice, maxPrice, currency }: Range, country: string): string =>
  wholeMoney(moneyLocaleOf(country), currency).formatRange(minPrice, maxPrice);

/** "Kuala Lumpur → London, about US$4,800". */
export function moveWords(move: Move, company: Writing): string {
  if (!hasToldRoute(move)) return move.told ? `They told: ${move.told}` : notTold;
  const worth = move.quoteAmount !== null ? `, about ${moneyWords(move.quoteAmount, company)}` : '';
  return `${routeWords(move)}${worth}`;
}

export function numberWords(value: number): string {
  return new Intl.NumberFormat('en-GB').format(value);
}

export function ordinalWords(value: number): string {
  const endings = { one: 'st', two: 'nd', few: 'rd' } as Partial<Record<Intl.LDMLPluralRule, string>>;
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(value);
  return `${numberWords(value)}${endings[rule] ?? 'th'}`;
}

/** In the company's own zone. */
export const timeWords = (atMs: number, { timezone, country }: { timezone: string; country: string }): string =>
  momentWords(atMs, timezone, country);
