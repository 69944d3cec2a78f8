import type { Intent, Slots } from '@meg/shared/contract/understanding';
import type { Language } from '@meg/shared/languages/language';
import { fillWords } from '../../languages/fill-words.js';

export interface Guess {
  readonly intent: Intent;
  readonly share: number;
}

type Topic = Exclude<keyof Language['understanding'], 'whichOfTwo' | 'whichChoice' | 'open' | 'route'>;

/** Intents that may be offered in a question; not complaints or greetings. */
export const askable: ReadonlySet<Intent> = new Set<Intent>([
  'planning',
  'packing',
  'costs',
  'international',
  'specialty',
  'insurance',
  'changingAddress',
  'readiness',
  'quote',
  'call',
  'countryGuide',
  'documents',
]);
const isTopic = (intent: Intent): intent is Intent & Topic => askable.has(intent);
const leastShare = 0.12;

/** A short question after a sentence that was not understood: what is missing, or which of two topics is meant. */
export function askBack(guesses: readonly Guess[], slots: Slots, { understanding: words }: Language): string {
  const [first, second] = guesses;
  const isHalfMove = (slots.origin === undefined) !== (slots.destination === undefined);
  if (first?.intent === 'quote' && isHalfMove) return words.route;
  if (!first || !second || second.share < leastShare || !isTopic(first.intent) || !isTopic(second.intent))
    return words.open;
  const topics: Record<string, string> = { first: words[first.intent], second: words[second.intent] };
  return fillWords(words.whichOfTwo, (name) => topics[name] ?? '');
}
