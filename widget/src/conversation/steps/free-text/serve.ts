import { choices, close, isBusy, isLastSaid, type Outcome, openAsk, reply, text } from '../../outcome.js';
import type { PhraseKey } from '../../phrase.js';
import type { Conversation, Wondering } from '../../state.js';
import { coveredBy } from '../aside.js';
import { bringPerson, isAtPerson } from '../person.js';
import { isAskingForMove, startQuote, tryAgain } from '../quote/quote.js';
import { startQuiz } from '../readiness.js';
import { choicesIfFree, unsure } from './dead-end.js';

/** Does what a message wants, where that is no question. */
export function serve(state: Conversation, { intent, callTime, likely }: Wondering): Outcome {
  switch (intent) {
    case 'call':
      return bringPerson(state, isAtPerson(state) ? 'handoff.added' : 'handoff.offer', callTime);
    case 'complaint':
      // Who complains is not asked for a rating.
      return bringPerson(
        { ...state, feedback: { ...state.feedback, status: 'dismissed' } },
        'typed.complaint',
        callTime,
      );
    case 'greeting':
    case 'thanks':
      return reply(state, text(once(state, `typed.${intent}`), choicesIfFree(state)));
    case 'quote':
      return unlessSending(state, serveQuote);
    case 'readiness':
      return unlessSending(state, (free) => startQuiz({ ...closeCard(free), waiting: coveredBy(free) }));
    default:
      return unsure(state, { key: 'typed.outOfScope' }, likely);
  }
}

/** While a request for a person is being sent, its card stays, because the answer to it needs it. */
function unlessSending(state: Conversation, rule: (state: Conversation) => Outcome): Outcome {
  return state.handoff?.status === 'sending' ? reply(state, text('handoff.sending')) : rule(state);
}

function closeCard(state: Conversation): Conversation {
  return { ...close(state), handoff: null };
}

/** The quote begins, or goes on with the question that is open. */
function serveQuote(state: Conversation): Outcome {
  switch (state.quoting?.status) {
    case undefined:
      return isAskingForMove(state) ? askAgain(state) : startQuote({ ...closeCard(state), waiting: null });
    case 'failed':
      return tryAgain(isBusy(state) ? state : close(state));
    default:
      return reply(state, text(once(state, 'typed.rangeAbove'), isBusy(state) ? {} : { ask: anotherQuote }));
  }
}

/** Never the same words twice in a row. */
const once = (state: Conversation, said: PhraseKey): PhraseKey => (isLastSaid(state, said) ? 'question.more' : said);

/** In other words where it has been said just now: the open question is asked again. */
function askAgain(state: Conversation): Outcome {
  const ask = openAsk(state);
  return ask && isLastSaid(state, 'typed.priceSoon')
    ? reply(close(state), text('question.back', { ask }))
    : reply(state, text('typed.priceSoon'));
}

const anotherQuote = choices(
  { about: 'intent', value: 'anotherQuote' },
  { about: 'intent', value: 'call' },
  { about: 'intent', value: 'question' },
);
