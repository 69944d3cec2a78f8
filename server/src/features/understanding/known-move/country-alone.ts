import type { Slots } from '@meg/shared/contract/understanding';
import { asksSomething } from '../classifier/asking-words.js';
import type { MessageContext } from '../message-context.js';
import { placeSlot } from '../slots/find-slots.js';
import type { MeantPlace } from '../slots/places/meant-places.js';
import { withoutCues } from './correction-words.js';

const mostWords = 8;

/** The country that a message names beside nothing but words of correction: "actually canada", "no portugal". */
function onlyCountry({ sentence, read, request }: MessageContext): MeantPlace | undefined {
  const { words } = sentence;
  const parts = withoutCues(words).filter((part) => part.some(({ plain }) => !small.has(plain)));
  const [part, ...others] = parts;
  const hasCue = parts.reduce((sum, { length }) => sum + length, 0) < words.length;
  if (!part || others.length > 0 || !hasCue || words.length > mostWords) return undefined;
  const at = words.indexOf(part[0] as (typeof words)[number]);
  const named = read.found.named.find(({ kind, from }) => kind === 'country' && from >= at && from < at + part.length);
  const isWhole = named !== undefined && named.to - named.from === part.filter(({ plain }) => !small.has(plain)).length;
  return isWhole && !asksSomething(sentence) && request.countries.length === 1 ? named : undefined;
}

const small = new Set('the to el la a le les au en aux ke l'.split(' '));

/** The end that a country alone is: where the move goes, unless that is settled as a city and where it begins is not. */
export function countryAlone(context: MessageContext): Pick<Slots, 'origin' | 'destination'> | undefined {
  const place = onlyCountry(context);
  const marker = place && (place.ending ?? place.marker?.marker);
  if (!place || marker === 'from') return undefined;
  const { move } = context;
  const isDestinationSettled = move.destinationCity !== undefined && move.originCity === undefined;
  // Which of two cities a country alone would put right is not said.
  if (move.destinationCity !== undefined && move.originCity !== undefined) return undefined;
  const slot = placeSlot({ place, confidence: 0.85 }, context.request);
  return slot && (isDestinationSettled ? { origin: slot } : { destination: slot });
}
