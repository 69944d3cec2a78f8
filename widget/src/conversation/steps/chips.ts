import type { Answer } from '../answer.js';
import { answerKey } from '../answer-key.js';
import type { Chip } from '../chip.js';
import type { EventOf } from '../event.js';
import { close, type Outcome, stay, visitorSays } from '../outcome.js';
import type { Conversation } from '../state.js';
import { coveredBy } from './aside.js';
import { follow } from './choices.js';
import { bringPerson } from './person.js';
import { openFact } from './quote/change-fact.js';

/** A small button in a message was pressed. */
export function chipPressed(state: Conversation, { messageId, at }: EventOf<'chipPressed'>): Outcome {
  const message = state.messages.find(({ id }) => id === messageId);
  const chip = message?.kind === 'chips' ? message.chips[at] : undefined;
  if (!chip || state.handoff?.status === 'sending') return stay(state);
  return press(state, chip);
}

function press(state: Conversation, chip: Chip): Outcome {
  if ('answer' in chip) return followAside(visitorSays(state, { key: answerKey(chip.answer) }), chip.answer);
  const said = visitorSays(state, { verbatim: chip.label });
  if ('fact' in chip) return openFact(said, chip.fact);
  return [said, chip.language === null ? [] : [{ type: 'setLanguage', language: chip.language }]];
}

/** What was offered beside an open card, which is left as it is. */
export function followAside(state: Conversation, answer: Answer): Outcome {
  if (answer.about === 'topic') return follow(state, answer);
  if (answer.about === 'intent' && answer.value === 'call') return bringPerson(state, 'handoff.offer');
  return follow({ ...close(state), handoff: null, waiting: coveredBy(state) }, answer);
}
