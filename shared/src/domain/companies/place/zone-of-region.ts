import { countryOfZone, zonesOf } from './country-zones.js';

/** By country and region (GeoNames' admin1). Regions that are missing keep the first zone of their country. */
const zones: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
    'America/Denver': 'CO MT NM UT WY',
    'America/Boise': 'ID',
    'America/Phoenix': 'AZ',
    'America/Los_Angeles': 'CA NV OR WA',
    'America/Detroit': 'MI',
    'America/Indiana/Indianapolis': 'IN',
    'America/Anchorage': 'AK',
    'Pacific/Honolulu': 'HI',
  },
  CA: {
    'America/Edmonton': '01 13',
    'America/Vancouver': '02',
    'America/Winnipeg': '03',
    'America/Halifax': '04 07 09',
    'America/St_Johns': '05',
    'America/Regina': '11',
    'America/Whitehorse': '12',
  },
  AU: {
    'Australia/Brisbane': '04',
    'Australia/Adelaide': '05',
    'Australia/Hobart': '06',
    'Australia/Melbourne': '07',
    'Australia/Perth': '08',
    'Australia/Darwin': '03',
  },
  MY: { 'Asia/Kuching': '11 16' },
};

interface Whereabouts {
  country: string;
  /** Of the city that the address names. */
  region: string | undefined;
  /** Of the browser. */
  zone: string | undefined;
}

/** The time zone of a company's office. */
export function zoneAt({ country, region, zone }: Whereabouts): string | undefined {
  const byRegion = Object.entries(zones[country] ?? {}).find(([, regions]) =>
    regions.split(' ').includes(region ?? ''),
  );
  if (byRegion) return byRegion[0];
  if (region === undefined && zone !== undefined && countryOfZone(zone) === country) return zone;
  return zonesOf(country)[0];
}
