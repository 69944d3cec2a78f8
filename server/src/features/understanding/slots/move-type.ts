import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import type { PlaceSlot } from './places/place-slot.js';
import type { Slot } from './slot.js';

const words = new PhraseSet<MoveType>({
  international:
    'international, internationally, overseas, abroad, another country, other country, different country, new country, out of the country, ' +
    'emigrat*, cross border, internacional*, extranjero, otro pais, ultramar, internationaux, internationale*, etranger, autre pays, ' +
    'antarabangsa, luar negara, luar negeri, negara lain, rahvusvahelis*, valismaal*, valisriik*, teise riiki, teise riigi, ' +
    'دولي, دوليه, الخارج, خارج البلاد, بلد اخر, دوله اخري, دوله اخرى',
  local:
    'local, locally, domestic, domestically, same city, same town, across town, across the city, down the road, down the street, next street, ' +
    'round the corner, around the corner, within the country, same country, in town, few streets away, few miles away, within the city, ' +
    'misma ciudad, mudanza local, nacional, dentro de la ciudad, dentro del pais, meme ville, demenagement local, dans la ville, local, locaux, ' +
    'en ville, tempatan, dalam bandar, bandar yang sama, dalam negara, domestik, kohalik, samas linnas, linna piires, linnasise*, riigi piires, ' +
    'riigisise*, eesti piires, محلي, محليه, داخل المدينه, نفس المدينه, داخل البلد, داخل البلاد, داخل المدينه',
});
const misleading = new PhraseSet({
  other:
    'local customs, local charges, local people, local schools, local school, local authorit*, local council, local tradition*, international school*, local culture, locaux professionnels',
});

interface Ends {
  readonly origin: PlaceSlot | undefined;
  readonly destination: PlaceSlot | undefined;
}

/** By the countries of both ends, else by what the visitor calls it. */
export function findMoveType(
  sentence: readonly SentenceWord[],
  { origin, destination }: Ends,
): Slot<MoveType> | undefined {
  if (origin?.countryCode && destination?.countryCode)
    return {
      value:
        origin.countryCode === destination.countryCode && (origin.isCity || destination.isCity)
          ? 'local'
          : 'international',
      confidence: Math.min(origin.confidence, destination.confidence),
    };
  const others = misleading.find(sentence);
  const found = words.find(sentence).filter(({ from }) => !others.some((one) => from >= one.from && from < one.to));
  const [first] = found;
  if (!first) return undefined;
  const isDoubtful = found.some(({ label }) => label !== first.label);
  return { value: first.label, confidence: isDoubtful ? 0.5 : 0.85 };
}
