import type { Understanding } from '@meg/shared/contract/understanding';
import { close, type Outcome, openAsk, reply, text } from '../outcome.js';
import type { PhraseKey } from '../phrase.js';
import type { Conversation } from '../state.js';
import { coveredBy } from './aside.js';
import { openHandoff } from './open-handoff.js';

/** Whether the card that leads to a person is open. */
export const isAtPerson = (state: Conversation): boolean => openAsk(state)?.kind === 'handoff';

/** Opens the card that leads to a person, over whatever is open, or again below. What was typed there is kept. */
export function bringPerson(state: Conversation, said: PhraseKey, callTime: Understanding['callTime'] = null): Outcome {
  if (isAtPerson(state) && (!callTime || state.handoff?.status === 'sending'))
    return reply(state, text(said, { ask: { kind: 'handoff' } }));
  const aside: Conversation = { ...close(state), waiting: coveredBy(state) };
  return openHandoff(aside, said, callTime ? { callTime, changes: state.handoff?.changes } : {});
}
