import type { Intent } from '@meg/shared/contract/understanding';
import { asksForPriceAnyway } from '../../../asked/price-anyway.js';
import { plainQuestion } from '../../../asked/price-topics.js';
import { asksCompany, asksSomething } from '../classifier/asking-words.js';
import type { ReadMessage } from '../read-message.js';

/**
 * "Can you fix the price if I pay today", of a move that is being asked for or known, is no wish for a price, which is
 * served already, but a question to be answered.
 */
export function orRealQuestion(intent: Intent, { context, slots, takenBack, ...message }: ReadMessage): Intent {
  const { asking, move, sentence } = context;
  const isUnderWay = Object.keys(move).length > 0 || asksForMove(asking);
  const saysMore = Object.keys(slots).length > 0 || takenBack.length > 0 || message.isReply || message.isOwnWords;
  if (intent !== 'quote' || !isUnderWay || saysMore || message.command || message.answer) return intent;
  const asks = asksSomething(sentence) || asksCompany(sentence);
  const question = plainQuestion(sentence.text);
  return asks && !asksForPriceAnyway(question) ? 'general' : intent;
}

const questions: readonly string[] = ['moveType', 'moveDetails', 'propertySize', 'moveSize'];

function asksForMove(asking: ReadMessage['context']['asking']): boolean {
  if (asking?.kind === 'choices') return asking.answers.some(({ about }) => questions.includes(about));
  return asking?.kind === 'form' || asking?.kind === 'detail';
}
