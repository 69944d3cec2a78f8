import type { Intent, Slots } from '@meg/shared/contract/understanding';
import { askable, type Guess } from './ask-back.js';
import type { ReadRequest } from './read-request.js';

const most = 3;
const leastShare = 0.08;

/** What the things that the message names are asked about most. */
function byFacts(slots: Slots, { guide }: ReadRequest): Intent[] {
  const { origin, destination, propertySize, inventory, specialItems, pets, car, moveDate, moveMonth } = slots;
  const isMove = origin ?? destination ?? propertySize ?? inventory ?? moveDate ?? moveMonth;
  return [
    ...(isMove ? (['quote'] as const) : []),
    ...(guide.countries.about.length > 0 ? (['countryGuide', 'documents'] as const) : []),
    ...(pets || car ? (['countryGuide'] as const) : []),
    ...(specialItems ? (['specialty', 'quote'] as const) : []),
    ...(inventory ? (['packing'] as const) : []),
  ];
}

/** What a person would offer who is not sure: the best guesses, else what fits what was named. */
export function likelyIntents(guesses: readonly Guess[], slots: Slots, read: ReadRequest): Intent[] {
  const guessed = guesses
    .filter(({ intent, share }) => askable.has(intent) && share >= leastShare)
    .map(({ intent }) => intent);
  return [
    ...new Set<Intent>([
      ...guessed.slice(0, 2),
      ...byFacts(slots, read),
      ...guessed,
      'quote',
      'planning',
      'countryGuide',
    ]),
  ].slice(0, most);
}
