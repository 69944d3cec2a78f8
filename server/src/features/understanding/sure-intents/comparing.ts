import { PhraseSet } from '../phrase-set.js';
import type { ReadRequest } from '../read-request.js';

const weighing = new PhraseSet({
  weighing:
    'vs, versus, compare*, comparison, better, best, easier, easiest, cheaper, cheapest, nicer, safer, quicker, simpler, difference*, which one, which is, which of, cant decide, can t decide, ' +
    'mejor, compara*, comparacion, diferencia*, mas facil, mas barato, mas barata, cual es, cual de, no sabemos si, mieux, plutot, compar*, difference*, lequel, laquelle, ' +
    'plus facile, plus simple, moins cher, on hesite, j hesite, lebih, banding*, berbanding, beza, yang mana, parem, vordle*, erinevus*, kumb, kumma*, lihtsam, odavam, ' +
    'افضل, احسن, اسهل, ايسر, ارخص, مقارنه, الفرق, ايهما, محتار*',
});

/** How many countries the message names, by their own names or by their towns. */
function countriesNamed({ guide, found: { named } }: ReadRequest): number {
  const ofGuides = guide.countries.about.map(({ code }) => code);
  const ofTowns = named.map(({ match }) => (match?.kind === 'found' ? match.place.countryCode : null));
  return new Set([...ofGuides, ...ofTowns].filter((code) => code !== null)).size;
}

/** "York or Toronto, which is easier for kids": two countries are weighed, and neither is where the move goes yet. */
export const comparesCountries = (read: ReadRequest): boolean =>
  weighing.has(read.sentence.words) &&
  read.guide.scope.isComparison &&
  read.found.slots.destination === undefined &&
  countriesNamed(read) > 1;
