import type { Answer, AnswerAbout } from '../answer.js';
import type { EventOf } from '../event.js';
import { isOffered, type Outcome, reply, stay, take, text } from '../outcome.js';
import type { Conversation } from '../state.js';
import { end, nextChoices } from './ending.js';
import { openCountries } from './free-text/countries.js';
import { askAbout } from './free-text/questions.js';
import { openHandoff } from './open-handoff.js';
import { keepFact } from './quote/change-fact.js';
import { takeMove } from './quote/continue-move.js';
import { startCall, startQuote, tryAgain } from './quote/quote.js';
import { begin, startQuiz } from './readiness.js';

/** A button was pressed. A button of an earlier question does nothing. */
export function chosen(state: Conversation, { askId, answer }: EventOf<'answered'>): Outcome {
  return isOffered(state, askId, answer) ? follow(take(state, answer), answer) : stay(state);
}

/** Does what an answer says, by a button or in words. The question that it answers is closed already. */
export function follow(state: Conversation, answer: Answer): Outcome {
  switch (answer.about) {
    case 'intent':
      return followIntent(state, answer.value);
    case 'readiness':
      return followReadiness(state, answer.value);
    case 'quizMove':
      return begin(state, answer.value);
    case 'retry':
      return tryAgain(state);
    case 'keep':
    case 'drop':
      return keepFact(state, answer);
    case 'topic':
      return stay(askAbout(state, answer.value));
    default:
      return takeMove(state, answer);
  }
}

function followIntent(state: Conversation, intent: AnswerAbout<'intent'>['value']): Outcome {
  switch (intent) {
    case 'quote':
    case 'anotherQuote':
      return startQuote(state);
    case 'call':
      return startCall(state);
    case 'quiz':
      return startQuiz(state);
    case 'guide':
      return openCountries(state);
    case 'question':
      return reply(state, text('question.invite', { ask: nextChoices(state, 'question') }));
  }
}

function followReadiness(state: Conversation, answer: AnswerAbout<'readiness'>['value']): Outcome {
  switch (answer) {
    case 'yes':
      return startQuiz(state);
    case 'connect':
      return openHandoff(state, 'handoff.offer');
    case 'allSet':
      return end(state);
  }
}
