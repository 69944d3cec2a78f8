import type { Intent } from '@meg/shared/contract/understanding';
import { chatTopic } from '../../../asked/chat-questions.js';
import { plainQuestion } from '../../../asked/price-topics.js';
import { namesTax } from '../../../asked/sales-tax.js';
import { asksByVerb, asksCompany, asksSomething } from '../classifier/asking-words.js';
import { asksIfSettled } from '../open-question/asked-beside-call.js';
import type { ReadMessage } from '../read-message.js';
import { asksForPerson } from './person-words.js';

/** What is done rather than looked up, and which a question at the card is often mistaken for. */
const mistakenFor = new Set<Intent>(['call', 'outOfScope', 'greeting', 'thanks']);
/** These stay what they are, card or not. */
const served = new Set<Intent>(['quote', 'readiness', 'complaint']);

const plainWords = ({ context: { sentence } }: ReadMessage): string[] => sentence.words.map(({ plain }) => plain);

const isAtCard = ({ context: { asking }, answer, command, contactWish }: ReadMessage): boolean =>
  asking?.kind === 'handoff' && answer === null && command === null && contactWish === undefined;

const asks = (message: ReadMessage): boolean => {
  const { sentence } = message.context;
  return (
    [asksSomething, asksCompany, asksByVerb].some((one) => one(sentence)) || namesTax(plainQuestion(sentence.text))
  );
};

/** "When exactly will they ring", "is that booked now?": the chat says how it is, and the card stays as it is. */
export const asksOfCall = (message: ReadMessage): boolean => {
  if (!isAtCard(message)) return false;
  const topic = chatTopic(plainWords(message));
  if (asksIfSettled(message.context.sentence)) return true;
  return topic === 'whenCalled' || topic === 'booked' || topic === 'reference';
};

/**
 * "Do you sell boxes", "will the same men unload" at the card of a person: looked up as anywhere else, for only what is
 * told is added to the request. Undefined where nothing is asked, or a person is.
 */
export function askedAtCard(message: ReadMessage, best: Intent): Intent | undefined {
  const tells = message.callTime !== null || Object.keys(message.slots).length > 0 || message.takenBack.length > 0;
  if (!isAtCard(message) || tells) return undefined;
  if (served.has(best) || !asks(message) || asksForPerson(message.context.sentence)) return undefined;
  return mistakenFor.has(best) ? 'general' : best;
}
