import { cleanLeadForm } from './drafts/lead-form.js';
import type { Effect } from './effect.js';
import type { Conversation } from './state.js';

export function requestQuote(state: Conversation, key: string): Extract<Effect, { type: 'requestQuote' }> {
  const { originCity, destinationCity } = cleanLeadForm(state.form.draft);
  return {
    type: 'requestQuote',
    key,
    route: { originCity, destinationCity },
    move: state.move,
    details: state.details,
  };
}
