import type { Place } from '@meg/shared/contract/places';
import { countryIndexAt, placeNameAt, positionAt } from '../gazetteer/gazetteer.js';
import { noRow } from '../gazetteer/gazetteer-format.js';
import type { PlaceIndex } from './place-index.js';

/** Where people write the region with every city. Elsewhere it stands only where two places share a name. */
const regionAlwaysShown = new Set(['US', 'CA', 'AU', 'MY']);

/** "San Jose (Tarlac)", by what lies near: only for what nothing else tells apart. No word, so that it suits any language. */
function shownName({ gazetteer }: PlaceIndex, row: number): string {
  const near = gazetteer.near[row] ?? noRow;
  const name = placeNameAt(gazetteer, row);
  return near === noRow ? name : `${name} (${placeNameAt(gazetteer, near)})`;
}

export function placeAt(index: PlaceIndex, row: number, language = 'en'): Place {
  const { gazetteer, languageNames } = index;
  const countryCode = gazetteer.countryCodes[countryIndexAt(gazetteer, row)] ?? '';
  const [, regionCode = '', regionName = ''] = gazetteer.regionTable[gazetteer.regions[row] ?? 0] ?? [];
  const name = placeNameAt(gazetteer, row);
  const country = languageNames(language).countries.of(countryCode) ?? countryCode;
  const showsRegion = regionAlwaysShown.has(countryCode) || gazetteer.sharesName[row] === 1;
  const parts = [shownName(index, row), ...(showsRegion && regionName !== name ? [regionName] : []), country];
  return {
    id: String(gazetteer.ids[row]),
    name,
    region: regionName === '' ? null : regionName,
    regionCode: regionCode === '' ? null : regionCode,
    country,
    countryCode,
    label: parts.filter((part, index) => part !== '' && parts.indexOf(part) === index).join(', '),
    ...positionAt(gazetteer, row),
    population: gazetteer.populations[row] ?? 0,
  };
}
