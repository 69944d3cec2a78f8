import type { Place } from '@meg/shared/contract/places';
import type { PlaceMatch } from '../../features/places/search/find-place.js';

/** Real cities with their real positions, so that a test of quotes needs no list of all places. */
const rows = [
  'Leeds GB ENG 53.797 -1.548 455123',
  'Manchester GB ENG 53.481 -2.237 395515',
  'London GB ENG 51.509 -0.126 7556900',
  'Belfast GB NIR 54.597 -5.930 274770',
  'Edinburgh GB SCT 55.952 -3.196 464990',
  'Dublin IE L 53.333 -6.249 1024027',
  'Cork IE M 51.898 -8.471 190384',
  'Tallinn EE 01 59.437 24.754 394024',
  'Tartu EE 18 58.381 26.725 101092',
  'Kuala_Lumpur MY 14 3.141 101.687 1453975',
  'Kuching MY 11 1.550 110.333 570407',
  'George_Town MY 09 5.411 100.335 300000',
  'Toronto CA 08 43.700 -79.416 2600000',
  'Vancouver CA 02 49.250 -123.119 600000',
  "St._John's CA 05 47.565 -52.709 99182",
  'New_York US NY 40.714 -74.006 8175133',
  'Los_Angeles US CA 34.052 -118.244 3971883',
  'Honolulu US HI 21.307 -157.858 371657',
  'Sydney AU 02 -33.868 151.207 4627345',
  'Auckland NZ E7 -36.853 174.768 417910',
  'Singapore SG 01 1.290 103.850 3547809',
  'Tokyo JP 40 35.690 139.692 8336599',
  'Osaka JP 32 34.694 135.502 2592413',
  'Shanghai CN 23 31.222 121.458 22315474',
  'Dubai AE 03 25.065 55.171 2956587',
  'Paris FR 11 48.853 2.349 2138551',
  'Berlin DE 16 52.524 13.411 3426354',
  'Madrid ES 29 40.417 -3.703 3255944',
  'Zurich CH ZH 47.367 8.550 341730',
  'Lisbon PT 14 38.717 -9.133 517802',
  'Mexico_City MX 09 19.428 -99.128 12294193',
  'Panama_City PA 08 8.994 -79.519 408168',
  'San_José CR 08 9.933 -84.083 335007',
  'São_Paulo BR 27 -23.548 -46.636 10021295',
  'Bangkok TH 40 13.754 100.501 5104476',
  'Hanoi VN 44 21.025 105.841 1431270',
  'Seoul KR 11 37.566 126.978 10349312',
  'Taipei TW 04 25.048 121.532 7871900',
  'Reykjavík IS 39 64.136 -21.895 118918',
  'Nairobi KE 05 -1.283 36.817 2750547',
] as const;

const countries = new Intl.DisplayNames('en', { type: 'region' });

function placeOf(row: string, index: number): Place {
  const [name = '', countryCode = '', regionCode = '', lat, lon, population] = row.split(' ');
  const country = countries.of(countryCode) ?? '';
  const plain = name.replace('_', ' ');
  return {
    id: String(index + 1),
    name: plain,
    region: null,
    regionCode,
    country,
    countryCode,
    label: `${plain}, ${country}`,
    lat: Number(lat),
    lon: Number(lon),
    population: Number(population),
  };
}

const places = new Map(rows.map((row, index) => [placeOf(row, index).name, placeOf(row, index)]));

export const cityNames = [...places.keys()];

const springfield = (region: string, lat: number, lon: number): Place => ({
  ...(places.get('New York') as Place),
  name: 'Springfield',
  region,
  label: `Springfield, ${region}, United States`,
  lat,
  lon,
});

/** As the gazetteer would answer: Springfield is asked about, what is not listed is unknown. */
export function placeMatches(city: string): PlaceMatch {
  const found = places.get(city);
  if (found) return { kind: 'found', place: found };
  if (city !== 'Springfield') return { kind: 'unknown' };
  return {
    kind: 'ambiguous',
    candidates: [springfield('Illinois', 39.802, -89.644), springfield('Missouri', 37.215, -93.298)],
  };
}
