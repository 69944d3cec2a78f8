import type { MovePlace } from './distance.js';

/** Regions (GeoNames admin1) without a road to the rest of their country, with their island. */
const islands: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  MY: { '11': 'Borneo', '16': 'Borneo', '15': 'Labuan' },
  US: { HI: 'Hawaii', AK: 'Alaska' },
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
};

const islandOf = ({ countryCode, regionCode }: MovePlace): string | null =>
  islands[countryCode]?.[regionCode ?? ''] ?? null;

/** Whether a local move has to cross water, which the price does not include. */
export const crossesWater = (from: MovePlace, to: MovePlace): boolean =>
  from.countryCode === to.countryCode && islandOf(from) !== islandOf(to);
