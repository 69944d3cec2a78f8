import type { ComponentType } from 'react';
import type { LeadFormProps } from './lead-form/lead-form.js';
import type { DetailCardProps } from './narrowing/detail-card.js';
import { definePart } from './part.js';
import type { QuoteCardProps } from './quote/quote-card.js';

/** The cards, which the first message does not need. The build makes a file of its own of each of these imports. */
export const leadFormPart = definePart<ComponentType<LeadFormProps>>(() =>
  import('./lead-form/lead-form.js').then((module) => module.LeadForm),
);
export const detailPart = definePart<ComponentType<DetailCardProps>>(() =>
  import('./narrowing/detail-card.js').then((module) => module.DetailCard),
);
export const quotePart = definePart<ComponentType<QuoteCardProps>>(() =>
  import('./quote/quote-card.js').then((module) => module.QuoteCard),
);

/** Ahead of need, and in silence: what fails here is tried again when it is needed, and told then. */
export function fetchCardsAhead(): void {
  for (const part of [leadFormPart, quotePart, detailPart]) part.load().catch(() => undefined);
}
