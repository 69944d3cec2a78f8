import { countryCodes } from './country-zones.js';

/** Kosovo has no time zone of its own in the list of zones, and its code is in use all the same. */
const known = new Set([...countryCodes, 'XK']);

/** Two capital letters may still name no country, as XX, ZZ and EU do. */
export const isCountry = (code: string): boolean => known.has(code);

export const noCountry = 'There is no such country: use its two letters, as in GB';
