import type { Intent } from '@meg/shared/contract/understanding';
import { chatTopic } from '../../../asked/chat-questions.js';
import { asksForPriceAnyway } from '../../../asked/price-anyway.js';
import { asksForPriceNow } from '../../../asked/price-now.js';
import { namesPrice, plainQuestion } from '../../../asked/price-topics.js';
import { namesTax } from '../../../asked/sales-tax.js';
import { asksByVerb, asksCompany, asksSomething } from '../classifier/asking-words.js';
import { asksIfSettled, asksWho } from '../open-question/asked-beside-call.js';
import type { ReadMessage } from '../read-message.js';
import { mayHavePrice } from '../what-if.js';
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
  if (asksIfSettled(message.context.sentence) || asksWho(message.context.sentence)) return true;
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

const sizes = ['moveDetails', 'propertySize', 'inventory', 'volumeM3', 'rooms'] as const;
const endsOf = { origin: 'originCity', destination: 'destinationCity' } as const;

const asksForPrice = ({ context: { sentence } }: ReadMessage): boolean =>
  asksForPriceNow(plainQuestion(sentence.text)) || asksForPriceAnyway(plainQuestion(sentence.text));

/** "So what does it cost", at the card, of a move that is known in part: the quote goes on. */
export const asksPriceAtCard = (message: ReadMessage): boolean =>
  isAtCard(message) &&
  Object.keys(message.slots).length === 0 &&
  sizes.some((fact) => message.context.move[fact] !== undefined) &&
  asksForPrice(message);

/**
 * "How much to move a 1 bed flat Leeds to York then", "a sofa and 15 boxes from Leeds to Brussels": a whole move that is
 * first told at the card is one that a quote is wanted for. The button of the quote is meant, which closes the card.
 */
export function tellsMoveAtCard(message: ReadMessage): boolean {
  const { slots, context } = message;
  const { move, sentence } = context;
  if (!isAtCard(message) || message.callTime !== null || asksForPerson(sentence)) return false;
  const [known, now] = [sizes.filter((fact) => move[fact]), sizes.filter((fact) => slots[fact])];
  const isNew =
    (['origin', 'destination'] as const).every((end) => slots[end]) && !(known.length > 0 && move.originCity);
  const isWhole = (['origin', 'destination'] as const).every((end) => slots[end] || move[endsOf[end]]);
  const isPriced = namesPrice(plainQuestion(sentence.text)) && isWhole && !mayHavePrice(move);
  return (isNew && now.length > 0) || (isPriced && (now.length > 0 || known.length > 0));
}
