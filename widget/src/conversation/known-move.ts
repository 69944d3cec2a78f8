import type { PartialMove } from '@meg/shared/contract/move';
import { cleanLeadForm } from './drafts/lead-form.js';
import type { Conversation } from './state.js';

/** All that has been said of the move: by buttons, in sentences and in the form, which holds the two cities. */
export function knownMove({ move, form }: Pick<Conversation, 'move' | 'form'>): PartialMove {
  const { originCity, destinationCity } = cleanLeadForm(form.draft);
  return { ...move, originCity, destinationCity };
}
