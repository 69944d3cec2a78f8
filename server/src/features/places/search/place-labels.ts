import type { Place } from '@meg/shared/contract/places';
import { countryIndexAt, placeNameAt, positionAt } from '../gazetteer/gazetteer.js';
import { noRow } from '../gazetteer/gazetteer-format.js';
import type { PlaceIndex } from './place-index.js';

/** Countries where labels always have the region; elsewhere only those of places that share a name. */
const regionAlwaysShown = new Set(['US', 'CA', 'AU', 'MY']);

/** "San Jose (Tarlac)": with a larger place nearby, where nothing else distinguishes namesakes. */
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
