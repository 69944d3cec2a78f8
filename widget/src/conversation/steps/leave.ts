import { close, type Outcome, openAsk, type Rules, reply, stay, text, visitorSays, whileOpen } from '../outcome.js';
import type { PhraseKey } from '../phrase.js';
import type { Conversation, LeadFormPart } from '../state.js';
import { endAside, openAgain } from './aside.js';
import { nextChoices } from './ending.js';
import { bringPerson } from './person.js';
import { withNextStep } from './quote/lead-delivery.js';

export const leaveRules = {
  cardLeft: (state, { askId }) =>
    state.asking?.id === askId && state.handoff?.status !== 'sending'
      ? leave(visitorSays(state, { key: 'say.notNow' }))
      : stay(state),
  personWanted: (state) => bringPerson(visitorSays(state, { key: 'handoff.title' }), 'handoff.offer'),
  handoffLeft: whileOpen('handoff', (state) =>
    state.handoff?.status === 'sending' ? stay(state) : leaveHandoff(state),
  ),
  feedbackCancelled: whileOpen('feedback', leaveFeedback),
} satisfies Partial<Rules>;

/** "Not now", to whatever is open. What was filled in is kept, and what can be done next is offered. */
export function leave(state: Conversation): Outcome {
  const ask = openAsk(state);
  switch (ask?.kind) {
    case 'handoff':
      return leaveHandoff(state, true);
    case 'feedback':
      return leaveFeedback(state);
    case 'leadForm':
      return leaveForm(state, ask.part);
    case 'quiz':
      return sayAndOffer(state, 'form.left');
    case 'detail':
      return sayAndOffer(state, state.quoting ? 'narrow.skipped' : 'form.left');
    default:
      return sayAndOffer(state, 'question.else');
  }
}

function sayAndOffer(state: Conversation, said: PhraseKey): Outcome {
  const left: Conversation = { ...close(state), step: state.quoting ? 'quote' : 'greeting' };
  return reply(left, text(said, { ask: openAgain(left) }));
}

function leaveForm(state: Conversation, part: LeadFormPart): Outcome {
  if (part !== 'contact') return sayAndOffer(state, 'form.left');
  const left: Conversation = { ...close(state), step: 'quote' };
  return reply(left, ...withNextStep(left, state.quoting?.key ?? '', text('lead.declined')));
}

/** While a request is being sent, the card stays, because its answer needs it. "Can I cancel" in words is no goodbye. */
function leaveHandoff(state: Conversation, isSaid = false): Outcome {
  const status = state.handoff?.status;
  if (status === 'sending') return reply(state, text('handoff.sending'));
  const left: Conversation = { ...close(state), handoff: null };
  if (status !== 'failed' && status !== 'refused')
    return isSaid && !left.waiting ? sayAndOffer(left, 'question.else') : endAside(left);
  return reply(
    left,
    text('handoff.notSent', { offersCall: true, ask: left.waiting ? openAgain(left) : nextChoices(left) }),
  );
}

function leaveFeedback(state: Conversation): Outcome {
  return endAside({ ...close(state), feedback: { ...state.feedback, status: 'dismissed' } });
}
