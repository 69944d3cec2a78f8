import type { PartialMove } from '@meg/shared/contract/move';
import { moveContents, moveSizes, moveTypes, propertySizes } from '@meg/shared/domain/quotes/move-options';
import { type LeadField, leadFields } from '../drafts/lead-fields.js';
import { cleanText, mostCharacters } from '../drafts/lead-form.js';
import type { EventOf, Prefilled } from '../event.js';
import { close, type Outcome, type Rules, stay } from '../outcome.js';
import type { Conversation } from '../state.js';
import { startQuote } from './quote/quote.js';
import { startQuiz } from './readiness.js';

export const hostPageRules = { flowStarted, prefilled } satisfies Partial<Rules>;

/**
 * A flow that the host page starts replaces the open question. What the visitor typed is kept. Nothing is started while
 * a handoff request is being sent, because its answer needs the card.
 */
function flowStarted(state: Conversation, { flow }: EventOf<'flowStarted'>): Outcome {
  if (state.handoff?.status === 'sending') return stay(state);
  const free: Conversation = { ...close(state), handoff: null, waiting: null };
  return flow === 'quote' ? startQuote(free) : startQuiz(free);
}

/** Never replaces what the visitor has entered. */
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

/** Values that are not among the options are ignored: the visitor is asked instead. */
function moveOf(fields: Prefilled): PartialMove {
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
