import type { Understanding } from '@meg/shared/contract/understanding';
import { after, type Outcome, reply, text } from '../outcome.js';
import type { PhraseKey } from '../phrase.js';
import type { Conversation } from '../state.js';

/** Opens the card that connects the visitor with a person, with the known contact details filled in. */
export function openHandoff(
  state: Conversation,
  said: PhraseKey,
  { callTime: _wanted, ...more }: { offersCall?: true; callTime?: Understanding['callTime'] } = {},
): Outcome {
  const { email, phone } = state.form.draft;
  const opened: Conversation = {
    ...state,
    step: 'handoff',
    handoff: {
      view: 'initial',
      isEditing: false,
      requestType: 'immediate',
      contact: { email, phone },
      slots: { status: 'loading' },
      key: null,
      asked: null,
      status: 'open',
    },
  };
  const leadId = state.saved?.leadId ?? null;
  return after([{ type: 'loadSlots', leadId }], reply(opened, text(said, { ...more, ask: { kind: 'handoff' } })));
}
