import { type Outcome, reply, text } from '../../outcome.js';
import type { PhraseKey } from '../../phrase.js';
import type { Conversation, LeadFormPart } from '../../state.js';

/** Asks for everything, in words for what is not known, or only for the cities if the company shows the range first. */
export function openLeadForm(state: Conversation): Outcome {
  const isRangeFirst = state.quoteFirst && state.purpose === 'quote';
  if (isRangeFirst) return openPart(state, 'route', 'ask.route');
  const { originCity, destinationCity } = state.form.draft;
  if (originCity && destinationCity) return openPart(state, 'all', 'ask.leadWho');
  return openPart(state, 'all', 'ask.lead');
}

/** After the range has been shown, asks for the contact details to keep it. */
export function offerToKeep(state: Conversation): Outcome {
  return openPart(state, 'contact', 'ask.keep');
}

function openPart(state: Conversation, part: LeadFormPart, said: PhraseKey): Outcome {
  const form = { ...state.form, problems: {}, failedTries: 0, shownAtMs: null };
  return reply({ ...state, step: 'leadCapture', form }, text(said, { ask: { kind: 'leadForm', part } }));
}
