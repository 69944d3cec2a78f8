import { type AddonKey, addonKeys, addonOfKey } from './plan-prices.js';

const parameter = 'addons';

/** For the link from the page of prices to the sign-up: `?addons=white-label,lead-scoring`. Empty for none. */
export function searchOfAddons(chosen: readonly AddonKey[]): string {
  return chosen.length === 0 ? '' : `?${parameter}=${chosen.join(',')}`;
}

/** Those that an address names, as far as there are such add-ons. */
export function addonsIn(search: string): AddonKey[] {
  const named = (new URLSearchParams(search).get(parameter) ?? '').split(',').map(addonOfKey);
  return addonKeys.filter((key) => named.includes(key));
}
