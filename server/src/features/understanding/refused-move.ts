import type { PartialMove } from '@meg/shared/contract/move';
import type { Understanding } from '@meg/shared/contract/understanding';
import { type Company, movesWithin } from '../companies/companies.service.js';

/** The country of a move between two towns of one country that the message tells, beside what is known. */
export function countryWithin(
  { slots }: Pick<Understanding, 'slots'>,
  { originCity, originCountry, destinationCity, destinationCountry }: PartialMove,
): string | undefined {
  if (!slots.origin && !slots.destination) return undefined;
  const from = slots.origin ? slots.origin.isCity && slots.origin.countryCode : originCity && originCountry;
  const to = slots.destination
    ? slots.destination.isCity && slots.destination.countryCode
    : destinationCity && destinationCountry;
  return from && from === to ? from : undefined;
}

/**
 * Who tells a move that the company does not do hears so as soon as both places are known, before a form asks who they
 * are: what serves the wish for a quote is a question, which the answers know.
 */
export function withRefusedMove(
  understanding: Understanding,
  { text, move = {} }: { readonly text: string; readonly move?: PartialMove | undefined },
  config: Company['config'],
): Understanding {
  const { intent, answer, command, wishes } = understanding;
  const country = countryWithin(understanding, move);
  const isQuote = intent === 'quote' && !answer && !command && wishes.every((wish) => wish.intent === 'quote');
  if (!isQuote || country === undefined || movesWithin(config, country)) return understanding;
  const asked = { intent: 'general' as const, from: 0, to: text.length };
  return { ...understanding, isSure: true, question: null, likely: [], wishes: [asked] };
}
