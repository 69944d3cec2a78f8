import type { PartialMove } from '@meg/shared/contract/move';
import { cleanLeadForm } from './drafts/lead-form.js';
import type { Conversation } from './state.js';

/** All that is known of the move, including the two cities, which are kept in the form. */
export function knownMove({ move, form }: Pick<Conversation, 'move' | 'form'>): PartialMove {
  const { originCity, destinationCity } = cleanLeadForm(form.draft);
  return { ...move, originCity, destinationCity };
}

/** The same without cities that are not known, which the server would take for empty names. */
export function saidMove(state: Pick<Conversation, 'move' | 'form'>): PartialMove {
  const { originCity, destinationCity, ...move } = knownMove(state);
  return { ...move, ...(originCity && { originCity }), ...(destinationCity && { destinationCity }) };
}
