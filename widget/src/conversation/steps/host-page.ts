import type { PartialMove } from '@meg/shared/contract/move';
import { moveContents, moveSizes, moveTypes, propertySizes } from '@meg/shared/domain/quotes/move-options';
import { type LeadField, leadFields } from '../drafts/lead-fields.js';
import { cleanText, mostCharacters } from '../drafts/lead-form.js';
import type { EventOf, Foretold } from '../event.js';
import { close, type Outcome, type Rules, stay } from '../outcome.js';
import type { Conversation } from '../state.js';
import { startQuote } from './quote/quote.js';
import { startQuiz } from './readiness.js';

export const hostPageRules = { flowStarted, prefilled } satisfies Partial<Rules>;

/**
 * What the page begins in the visitor's place takes over from what was open. What they typed stays, and so does a
 * request that is being sent: its answer has to find its card.
 */
function flowStarted(state: Conversation, { flow }: EventOf<'flowStarted'>): Outcome {
  if (state.handoff?.status === 'sending') return stay(state);
  const free: Conversation = { ...close(state), handoff: null, waiting: null };
  return flow === 'quote' ? startQuote(free) : startQuiz(free);
}

/** Never over what the visitor has written. */
function prefilled(state: Conversation, { fields }: EventOf<'prefilled'>): Outcome {
  const draft: Record<LeadField, string> = { ...state.form.draft };
  const foretoldForm: Record<LeadField, string> = { ...state.foretoldForm };
  for (const field of leadFields) {
    foretoldForm[field] = cleanText(fields[field] ?? '').slice(0, mostCharacters[field]) || foretoldForm[field];
    draft[field] ||= foretoldForm[field];
  }
  const foretold = { ...state.foretold, ...moveOf(fields) };
  const move = { ...foretold, ...state.move };
  return stay({ ...state, move, foretold, foretoldForm, form: { ...state.form, draft } });
}

/** A word that is none of the options is passed over: the visitor is asked. */
function moveOf(fields: Foretold): PartialMove {
  const { moveType, moveDetails, propertySize, moveSize } = fields;
  return {
    ...pick('moveType', moveTypes, moveType),
    ...pick('moveDetails', moveContents, moveDetails),
    ...pick('propertySize', propertySizes, propertySize),
    ...pick('moveSize', moveSizes, moveSize),
  };
}

function pick(name: string, options: readonly string[], value: string | undefined): object {
  return value !== undefined && options.includes(value) ? { [name]: value } : {};
}
