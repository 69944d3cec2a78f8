import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { mailtoUrl, phoneUrl, whatsappUrl } from '@meg/shared/domain/leads/contact-links';
import { firstMessage, greetingTo, moveText, routeText, type Writer } from '@meg/shared/domain/leads/first-message';
import { isFixedLine } from '@meg/shared/domain/leads/fixed-lines';
import { internationalPhone } from '@meg/shared/domain/leads/phone-numbers';
import { rangeWords } from '../../../api/lead-range-words.js';
import { formatRange } from '../../../ui/text/format.js';

type Move = Pick<
  LeadDetail,
  'name' | 'email' | 'phone' | 'originCity' | 'destinationCity' | 'reference' | 'preliminaryQuote' | 'range'
> &
  Partial<Pick<LeadDetail, 'quotedBy' | 'earlierQuotes'>>;

/** What was quoted for the company alone is not what the visitor saw. Empty where they saw none. */
export function rangeSeen({ quotedBy = null, earlierQuotes = [], ...lead }: Move): string {
  if (quotedBy === null) return rangeWords(lead);
  const seen = earlierQuotes.find(({ by }) => by === null)?.quote;
  return seen ? formatRange(seen.minPrice, seen.maxPrice, seen.currency) : '';
}

function mailText(lead: Move, { firstName, companyName }: Writer): string {
  const range = rangeSeen(lead);
  const estimate = range === '' ? [] : [`The first estimate that you saw was ${range}.`];
  return [
    `${greetingTo(lead.name)},`,
    [`Thank you for asking us about ${moveText(lead)}.`, ...estimate].join(' '),
    'To give you a firm price, we would like to know a little more. When is a good time to call you?',
    `Kind regards\n${firstName}\n${companyName}`,
  ].join('\n\n');
}

/** What a first mail begins with, wherever it is written. */
export const firstLetter = (lead: Move, writer: Writer) => ({
  subject: ['Your move', routeText(lead), `(${lead.reference})`].filter(Boolean).join(' '),
  text: mailText(lead, writer),
});

export function mailUrl(lead: Move, writer: Writer): string {
  const { subject, text } = firstLetter(lead, writer);
  return `${mailtoUrl(lead.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** Links that reach a lead in one tap; undefined where it cannot be reached that way. */
export function contactUrls(lead: Move, writer: Writer, country: string | null) {
  const number = internationalPhone(lead.phone, country) ?? lead.phone;
  return {
    whatsapp: isFixedLine(number) ? undefined : whatsappUrl(number, firstMessage(lead, writer)),
    phone: phoneUrl(number),
    email: lead.email === '' ? undefined : mailUrl(lead, writer),
  };
}
