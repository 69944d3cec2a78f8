import type { Command } from '@meg/shared/contract/understanding';
import { readinessQuestions } from '@meg/shared/domain/readiness/questions';
import { close, type Outcome, openAsk, stay } from '../../outcome.js';
import { chosenAnswers, type Quiz } from '../../quiz.js';
import type { Conversation } from '../../state.js';
import { goBack } from '../go-back.js';
import { leave } from '../leave.js';
import { continueMove } from '../quote/continue-move.js';
import { restart } from '../restart.js';

/** Does what the visitor told the chat to do. */
export function obey(state: Conversation, command: Command): Outcome {
  switch (command) {
    case 'back':
      return goBack(state);
    case 'startOver':
      return restart(state);
    case 'notNow':
      return leave(state);
    case 'skip':
      return skip(state);
  }
}

/** Passes over the open question; what cannot be passed over is left. */
function skip(state: Conversation): Outcome {
  const ask = openAsk(state);
  if (ask?.kind === 'detail') {
    return continueMove({ ...close(state), leaveOut: [...new Set([...state.leaveOut, ask.code])] }, state);
  }
  return ask?.kind === 'quiz' && state.quiz ? skipQuestion(state, state.quiz) : leave(state);
}

/** The next question without an answer; the test is left where it is the last. */
function skipQuestion(state: Conversation, quiz: Quiz): Outcome {
  const answers = chosenAnswers(quiz);
  const open = readinessQuestions.findIndex(({ id }, at) => at > quiz.at && answers[id] === undefined);
  return open < 0 ? leave(state) : stay({ ...state, quiz: { ...quiz, at: open } });
}
