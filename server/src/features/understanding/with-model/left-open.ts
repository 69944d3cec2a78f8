import type { Intent } from '@meg/shared/contract/understanding';
import { asksSomething } from '../classifier/asking-words.js';
import { concepts } from '../classifier/concepts.js';
import { commonWords } from '../common-words.js';
import type { ReadMessage } from '../read-message.js';
import { readSentence } from '../sentence.js';
import type { MeantPlace } from '../slots/places/meant-places.js';
import { isCalled } from '../slots/places/place-names.js';
import { saysOnlyFacts, unreadWords } from '../sure-intents/only-facts.js';
import type { Judged } from '../understanding.service.js';
import { isVague } from '../vague-words.js';
import { asksWhatIf } from '../what-if.js';

/** Wishes of messages that say nothing of a move. */
const tellsNothing = new Set<Intent>(['greeting', 'thanks', 'complaint', 'outOfScope', 'call']);
const certain = 0.8;
/** Below this the rules take a message for what it is not so often that a model is worth asking. */
const beyondDoubt = 0.97;
const fewestWords = 2;
const shortestWord = 3;

/** Prices come from quotes, and facts of countries from their guides. */
function asksForFacts({ context: { sentence, read } }: ReadMessage): boolean {
  return read.guide.countries.about.length > 0 || concepts.find(sentence.words).some(({ label }) => label === 'price');
}

/** Whether a place was named that is no end of the move, and is not taken back. */
function hasOpenPlace({ slots, context: { read } }: ReadMessage): boolean {
  const { named, denied } = read.found;
  const known = [slots.origin, slots.destination].flatMap((end) => end?.value ?? []);
  const isTaken = (place: MeantPlace) =>
    denied.includes(place) || place.kind === 'country' || known.some((label) => isCalled(place, label));
  return (!slots.origin || !slots.destination) && named.some((place) => !isTaken(place));
}

export type KnowsWord = (plain: string) => boolean;

/** Whether words were left that no rule knows, such as those with typing mistakes. */
function hasUnknownWord(message: ReadMessage, knowsWord: KnowsWord): boolean {
  const { slots, context } = message;
  const { words } = context.sentence;
  const ends = readSentence(`${slots.origin?.value ?? ''}, ${slots.destination?.value ?? ''}`).words;
  const named = new Set(ends.map(({ plain }) => plain));
  const known = new Set(
    [...concepts.find(words), ...commonWords.find(words)].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    ),
  );
  return unreadWords(context).some((at) => {
    const { plain = '' } = words[at] ?? {};
    return plain.length >= shortestWord && !known.has(at) && !named.has(plain) && !knowsWord(plain);
  });
}

/** Whether the rules may be mistaken in what a message wants, whatever it says of the move. */
export function isDoubted({ understanding, message }: Judged): boolean {
  const { confidence, wishes, answer, command } = understanding;
  const { sentence, move } = message.context;
  if (message.command || message.isReply || answer || command || wishes.length > 1) return false;
  if (sentence.words.length < fewestWords || isVague(sentence) || asksWhatIf(sentence, move)) return false;
  return confidence < beyondDoubt && !saysOnlyFacts(message.context);
}

/** Whether the rules are not sure of a message, so that a model may read it. */
export function isLeftOpen({ understanding, message }: Judged, knowsWord: KnowsWord): boolean {
  const { isSure, intent, confidence } = understanding;
  const { sentence } = message.context;
  if (message.command || message.isReply || sentence.words.length < fewestWords || isVague(sentence)) return false;
  if (asksWhatIf(sentence, message.context.move)) return false;
  if (asksSomething(sentence)) return !isSure && !asksForFacts(message);
  if (isSure && tellsNothing.has(intent) && confidence >= certain) return false;
  return !isSure || hasOpenPlace(message) || hasUnknownWord(message, knowsWord);
}
