import type { LeadQuote } from '@meg/shared/contract/lead-quote';
import type { PartialMove } from '@meg/shared/contract/move';
import type { Quote } from '@meg/shared/contract/quotes';
import { cleanText } from '../../conversation/drafts/lead-form.js';
import type { Message, PendingLead } from '../../conversation/state.js';
import type { Text } from '../../i18n/text.js';
import { type AdditionBody, type LeadBody, wholeMove } from './calls.js';
import { transcript } from './transcript.js';

/** The server's limit. */
const mostConsentCharacters = 500;

/** Where a lead comes from, which the conversation itself does not know. */
export interface LeadOrigin {
  readonly companyId: string;
  readonly sourcePage: string;
}

interface Said {
  readonly messages: readonly Message[];
  readonly quote: Quote | null;
}

interface LeadParts extends Said {
  readonly lead: PendingLead;
}

export function leadBody({ lead, messages, quote }: LeadParts, origin: LeadOrigin, text: Text): LeadBody {
  return {
    ...origin,
    ...lead.contact,
    ...wholeMove(withCountries(lead.move, quote)),
    ...saidOf({ messages, quote }, text),
    status: 'new',
    language: text.language,
    consentText: cleanText(lead.consentText).slice(0, mostConsentCharacters),
    website: lead.website,
    wantsEmail: lead.wantsEmail,
    elapsedMs: lead.elapsedMs,
  };
}

export function additionBody(
  { move, ...said }: Said & { move: PartialMove },
  { companyId }: LeadOrigin,
  text: Text,
): AdditionBody {
  return { companyId, move: wholeMove(withCountries(move, said.quote)), ...saidOf(said, text) };
}

function saidOf({ messages, quote }: Said, text: Text) {
  return {
    quote: quote ? quoteData(quote) : undefined,
    readiness: readinessOf(messages),
    conversation: transcript(messages, text),
  };
}

/** Undefined if the company does not do such a move, so that there is no range. */
function quoteData({ minPrice, maxPrice, ...quote }: Quote): LeadQuote | undefined {
  if (minPrice === null || maxPrice === null) return undefined;
  const { currency, lines, source, volume, distance, range, engineVersion } = quote;
  return {
    minPrice,
    maxPrice,
    currency,
    source,
    engineVersion,
    lines: lines.map(({ code, amount, text }) => ({ code, amount, text })),
    volumeM3: volume?.m3 ?? null,
    distanceKm: distance?.km ?? null,
    rangeBasis: range?.basis ?? null,
  };
}

function readinessOf(messages: readonly Message[]) {
  const result = messages.findLast((message) => message.kind === 'readiness')?.result;
  return result && { ...result, recommendations: [...result.recommendations] };
}

/** Adds the countries that the quote has found for the typed cities. */
function withCountries(move: PartialMove, quote: Quote | null): PartialMove {
  const from = quote?.origin.place?.countryCode;
  const to = quote?.destination.place?.countryCode;
  return { ...(from && { originCountry: from }), ...(to && { destinationCountry: to }), ...move };
}
