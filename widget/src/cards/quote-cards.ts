/** The cards up to the quote, in one file, which compresses better than several. */
export { LeadForm as leadForm } from './lead-form/lead-form.js';
export { DetailCard as detail } from './narrowing/detail-card.js';
export { QuoteCard as quote } from './quote/quote-card.js';
export { WaysOut as waysOut } from './ways-out/ways-out.js';
