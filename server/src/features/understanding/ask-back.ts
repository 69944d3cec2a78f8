import type { Intent, Slots } from '@meg/shared/contract/understanding';
import type { Language } from '@meg/shared/languages/language';
import { fillWords } from '../../languages/fill-words.js';

export interface Guess {
  readonly intent: Intent;
  readonly share: number;
}

type Topic = Exclude<keyof Language['understanding'], 'whichOfTwo' | 'open' | 'route'>;

/** Nobody is asked whether he complains or only says hello. */
const askable = new Set<Intent>([
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

/** One short question for a sentence that was not surely understood: what is missing, or which of two is meant. */
export function askBack(guesses: readonly Guess[], slots: Slots, { understanding: words }: Language): string {
  const [first, second] = guesses;
  const isHalfMove = (slots.origin === undefined) !== (slots.destination === undefined);
  if (first?.intent === 'quote' && isHalfMove) return words.route;
  if (!first || !second || second.share < leastShare || !isTopic(first.intent) || !isTopic(second.intent))
    return words.open;
  const topics: Record<string, string> = { first: words[first.intent], second: words[second.intent] };
  return fillWords(words.whichOfTwo, (name) => topics[name] ?? '');
}
