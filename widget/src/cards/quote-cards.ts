/** What comes up to the quote, as one file: parted, each piece would bring the field for a place and its style again. */
export { OpenLeadForm as leadForm } from './lead-form/open-lead-form.js';
export { OpenDetail as detail } from './narrowing/open-detail.js';
export { ShownQuote as quote } from './quote/shown-quote.js';
