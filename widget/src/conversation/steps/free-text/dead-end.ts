import type { Intent } from '@meg/shared/contract/understanding';
import { type Answer, isSameAnswer, likelyTopics } from '../../answer.js';
import { choices, isAboutToAsk, isBusy, type Outcome, reply } from '../../outcome.js';
import type { Phrase } from '../../phrase.js';
import type { Ask, Conversation } from '../../state.js';
import { nextChoices } from '../ending.js';
import { bringPerson, isAtPerson } from '../person.js';
import { isAskingForMove } from '../quote/quote.js';

const person: Answer = { about: 'intent', value: 'call' };
const mostOffers = 3;

/**
 * Says that the chat does not know, with three things that may be meant, and a person. Never twice in a row in the same
 * words: the second time, the person comes first, and the chat says what it does know.
 */
export function unsure(state: Conversation, said: Phrase, likely: readonly Intent[] = []): Outcome {
  // The conversation goes along with the request.
  if (isAtPerson(state)) return bringPerson(state, 'handoff.added');
  const words = isRepeated(state, said) ? stillUnsure(state) : said;
  const offers = offersOf(state, likely);
  const message = { from: 'meg', text: words, isUnsure: true } as const;
  const beside = (some: readonly Answer[]) => (words === said ? [...some, person] : [person, ...some]);
  if (!isBusy(state) && !isAboutToAsk(state)) {
    const open = openAnswers(state);
    const room = Math.max(0, mostOffers - open.length);
    return reply(state, { ...message, kind: 'text', ask: choices(...open, ...beside(offers.slice(0, room))) });
  }
  // Below an open card stands a way to a person.
  const answers = isCardOpen(state) && words === said ? offers : beside(offers);
  return reply(state, { ...message, kind: 'chips', chips: answers.map((answer) => ({ answer })) });
}

/** Whether the last thing that the chat said was that it does not know, in words that would come again. */
function isRepeated({ messages, coming }: Conversation, said: Phrase): boolean {
  const last = [...messages, ...coming].findLast(
    ({ from, kind, ...one }) => from === 'meg' && !isAside({ kind, ...one }),
  );
  if (!last || !('isUnsure' in last) || !last.isUnsure) return false;
  const isSame = JSON.stringify(last.text) === JSON.stringify(said);
  return isSame || ('key' in said && 'key' in last.text && !isStill(last.text));
}

/** What was heard is said back before the answer, and is no answer itself. */
const isAside = (message: { kind: string; isUnsure?: true | undefined }) =>
  message.kind === 'chips' && !message.isUnsure;

const isStill = (text: Phrase) => 'key' in text && (text.key === 'typed.still' || text.key === 'typed.stillKnown');

function stillUnsure({ heard }: Conversation): Phrase {
  const facts = Object.values(heard).join('\u00a0· ');
  return facts === '' ? { key: 'typed.still' } : { key: 'typed.stillKnown', params: { facts } };
}

/** Made of what was understood, and filled up with what most visitors come for. */
function offersOf(state: Conversation, likely: readonly Intent[]): Answer[] {
  const { quoting, context } = state;
  const guide: Answer = context.country
    ? { about: 'topic', value: 'countryGuide' }
    : { about: 'intent', value: 'guide' };
  const quote: Answer = { about: 'intent', value: quoting ? 'anotherQuote' : 'quote' };
  const quiz: Answer = { about: 'intent', value: 'quiz' };
  const meant = likely.flatMap((intent): Answer[] => {
    if (intent === 'quote') return [quote];
    if (intent === 'readiness') return [quiz];
    if (intent === 'countryGuide') return [guide];
    const topic = likelyTopics.find((one) => one === intent);
    return topic ? [{ about: 'topic', value: topic }] : [];
  });
  const usual: Answer[] = [quote, guide, { about: 'topic', value: 'packing' }, quiz];
  const open = [...meant, ...usual].filter((answer) => answer !== quote || !isAskingForMove(state));
  return open.filter((one, at) => open.findIndex((other) => isSameAnswer(one, other)) === at).slice(0, mostOffers);
}

const isCardOpen = ({ asking }: Conversation): boolean => asking !== null && asking.kind !== 'choices';

/** The answers of a question that is still open, but for those that lead elsewhere. */
function openAnswers({ asking }: Conversation): Answer[] {
  const isWay = ({ about }: Answer) => about === 'intent' || about === 'topic';
  return asking?.kind === 'choices' ? asking.answers.filter((answer) => !isWay(answer)) : [];
}

/** Whether a question is open or about to be, which an answer to another question must not replace. */
export function leavesOpen(state: Conversation): boolean {
  return (
    (state.asking !== null && state.asking.kind !== 'countries') || isAboutToAsk(state) || state.wondering.length > 0
  );
}

export function choicesIfFree(state: Conversation): { ask?: Ask } {
  return leavesOpen(state) ? {} : { ask: nextChoices(state) };
}
