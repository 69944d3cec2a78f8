import type { Quote } from '@meg/shared/contract/quotes';
import { cleanText } from '../../conversation/drafts/lead-form.js';
import type { Message, PendingLead } from '../../conversation/state.js';
import type { Text } from '../../i18n/text.js';
import type { LeadBody } from './calls.js';
import { quoteText, transcript } from './transcript.js';

/** The server's limit. */
const mostConsentCharacters = 500;

/** Where a lead comes from: what the conversation itself does not know. */
export interface LeadOrigin {
  readonly companyId: string;
  readonly sourcePage: string;
}

interface LeadParts {
  readonly lead: PendingLead;
  readonly messages: readonly Message[];
  readonly quote: Quote | null;
}

export function leadBody({ lead, messages, quote }: LeadParts, origin: LeadOrigin, text: Text): LeadBody {
  const { moveType = 'local', moveDetails = 'full-home', ...sizes } = lead.move;
  return {
    ...origin,
    ...lead.form,
    moveType,
    moveDetails,
    ...sizes,
    preliminaryQuote: quoteText(quote, text),
    chatHistory: cleanText(transcript(messages, text)),
    status: 'new',
    language: text.language,
    consentText: cleanText(lead.consentText).slice(0, mostConsentCharacters),
    website: lead.website,
    wantsEmail: lead.wantsEmail,
    elapsedMs: lead.elapsedMs,
  };
}
