import type { MovePlace } from './distance.js';

/** Regions (GeoNames admin1) without a road to the rest of their country, with their island. */
const islands: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  MY: { '11': 'Borneo', '16': 'Borneo', '15': 'Labuan' },
  US: { HI: 'Hawaii' },
  CA: { '05': 'Newfoundland', '14': 'Nunavut' },
  AU: { '06': 'Tasmania' },
  GB: { NIR: 'Ireland' },
  EE: { '14': 'Saaremaa', '02': 'Hiiumaa' },
  ES: { '07': 'Balearic Islands', '53': 'Canary Islands', CE: 'Ceuta', ML: 'Melilla' },
  PT: { '10': 'Madeira', '23': 'Azores' },
  IT: { '14': 'Sardinia', '15': 'Sicily' },
  FR: { '94': 'Corsica' },
  NZ: { E9: 'South', F4: 'South', F5: 'South', F7: 'South', F8: 'South', G3: 'South', TAS: 'South' },
  KR: { '01': 'Jeju' },
  JP: { '12': 'Hokkaido', '47': 'Okinawa' },
  IN: { '01': 'Andaman Islands', '14': 'Lakshadweep' },
  EC: { '01': 'Galápagos' },
  CO: { '25': 'San Andrés' },
};

interface Bounds {
  readonly countryCode: string;
  readonly island: string;
  /** South, west, north and east, in degrees. */
  readonly within: readonly [number, number, number, number];
}

/** Islands within a region, and the part of a region that is the mainland, where `island` is empty. */
const bounds: readonly Bounds[] = [
  { countryCode: 'US', island: 'Kauai', within: [21.7, -160.4, 22.4, -159.2] },
  { countryCode: 'US', island: 'Oahu', within: [21.1, -158.4, 21.8, -157.6] },
  { countryCode: 'US', island: 'Molokai', within: [21, -157.4, 21.3, -156.7] },
  { countryCode: 'US', island: 'Lanai', within: [20.7, -157.1, 20.95, -156.8] },
  { countryCode: 'US', island: 'Maui', within: [20.5, -156.75, 21.1, -155.9] },
  { countryCode: 'US', island: 'Hawaii', within: [18.8, -156.2, 20.4, -154.7] },
  { countryCode: 'US', island: 'South-east Alaska', within: [54.5, -138, 59, -130] },
  { countryCode: 'CA', island: '', within: [51.65, -67.9, 60.5, -55.6] },
  { countryCode: 'CA', island: 'Vancouver Island', within: [48.2, -128.6, 50.85, -123.3] },
  { countryCode: 'GB', island: 'Shetland', within: [59.8, -2.2, 60.9, -0.6] },
  { countryCode: 'GB', island: 'Orkney', within: [58.71, -3.5, 59.45, -2.3] },
  { countryCode: 'GB', island: 'Outer Hebrides', within: [56.7, -7.8, 58.6, -6.9] },
  { countryCode: 'GB', island: 'Lewis', within: [57.7, -7.2, 58.6, -6.1] },
  { countryCode: 'GB', island: 'Isles of Scilly', within: [49.8, -6.5, 50, -6.1] },
  { countryCode: 'GB', island: 'Isle of Wight', within: [50.56, -1.6, 50.77, -1.06] },
];

/** Where no ferry carries lorries from the rest of the country: homes go in containers on ships, or by air. */
const withoutFerry: ReadonlySet<string> = new Set([
  ...['Borneo', 'Labuan', 'Kauai', 'Oahu', 'Molokai', 'Lanai', 'Maui', 'Hawaii', 'Nunavut', 'Canary Islands'],
  ...['Madeira', 'Azores', 'Okinawa', 'Andaman Islands', 'Lakshadweep', 'Galápagos', 'San Andrés'],
]);
/** Islands that a ferry joins with one another, though with nothing else. */
const nearOneAnother: readonly ReadonlySet<string>[] = [new Set(['Borneo', 'Labuan'])];

const isWithin = ({ lat, lon }: MovePlace, [south, west, north, east]: Bounds['within']): boolean =>
  lat >= south && lat <= north && lon >= west && lon <= east;

function islandOf(place: MovePlace): string {
  const part = bounds.find(({ countryCode, within }) => countryCode === place.countryCode && isWithin(place, within));
  return part?.island ?? islands[place.countryCode]?.[place.regionCode ?? ''] ?? '';
}

/** Whether a local move has to cross water, which the price does not include. */
export const crossesWater = (from: MovePlace, to: MovePlace): boolean =>
  from.countryCode === to.countryCode && islandOf(from) !== islandOf(to);

/** Whether a local move goes over water that no lorry crosses, so that it has no price by road. */
export function goesBySea(from: MovePlace, to: MovePlace): boolean {
  if (!crossesWater(from, to)) return false;
  const ends = [islandOf(from), islandOf(to)];
  const isFerried = nearOneAnother.some((near) => ends.every((island) => near.has(island)));
  return !isFerried && ends.some((island) => withoutFerry.has(island));
}
