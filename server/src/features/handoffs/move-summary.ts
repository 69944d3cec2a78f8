import type { Move } from '@meg/shared/contract/move';
import type { ReaderLanguage } from '../../languages/choose-language.js';
import { fillNames } from '../../languages/fill-words.js';
import { moveOfLead } from '../leads/lead-move.service.js';
import type { LeadMove } from '../leads/leads.service.js';

export interface Summary {
  readonly company: string;
  readonly reference: string;
  readonly lead: LeadMove | undefined;
}

const wishes = ['pets', 'car', 'packing', 'storage', 'insurance'] as const;

function whenOf({ moveDate, moveMonth }: Move, { tag, words }: ReaderLanguage): string[] {
  const shown = (atMs: number, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...parts, timeZone: 'UTC' }).format(atMs);
  if (moveDate !== undefined) return [shown(Date.parse(moveDate), { dateStyle: 'long' })];
  if (moveMonth === undefined) return [];
  const month = shown(Date.UTC(2_000, moveMonth - 1), { month: 'long' });
  return [fillNames(words.chat['detail.inMonth'], { month }, words)];
}

/** In the words that the visitor chose from in the chat. */
function detailsOf(move: Move, language: ReaderLanguage): string {
  const { chat, inventory } = language.words;
  const chosen = [
    chat[`moveDetails.${move.moveDetails}`],
    ...(move.propertySize === undefined ? [] : [chat[`propertySize.${move.propertySize}`]]),
    ...(move.moveSize === undefined ? [] : [chat[`moveSize.${move.moveSize}`]]),
    ...whenOf(move, language),
    ...(move.specialItems ?? []).map((code) => inventory[code]),
    ...wishes.flatMap((wish) => (move[wish] ? [chat[`typed.${wish}`]] : [])),
  ];
  return new Intl.ListFormat(language.tag, { type: 'unit', style: 'short' }).format(chosen);
}

/**
 * What the visitor sends first on WhatsApp, to change at will. Names no person: WhatsApp shows who writes, and whoever
 * got hold of a lead's id must not learn from it who that is.
 */
export function moveSummary({ company, reference, lead }: Summary, language: ReaderLanguage): string {
  const { handoffs } = language.words;
  const line = (words: string, names: Readonly<Record<string, string>>) => fillNames(words, names, language.words);
  const hello = line(handoffs.summary_hello, { company, reference });
  if (!lead) return hello;
  const { originCity: origin, destinationCity: destination, preliminaryQuote: estimate } = lead;
  return [
    hello,
    line(handoffs[`summary_${lead.moveType}`], { origin, destination }),
    line(handoffs.summary_details, { details: detailsOf(moveOfLead(lead), language) }),
    ...(estimate === '' ? [] : [line(handoffs.summary_estimate, { estimate })]),
  ].join('\n');
}
