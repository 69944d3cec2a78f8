/** The cards up to the quote, as one file, which compresses better than several. */
export { OpenLeadForm as leadForm } from './lead-form/open-lead-form.js';
export { OpenDetail as detail } from './narrowing/open-detail.js';
export { ShownQuote as quote } from './quote/shown-quote.js';
