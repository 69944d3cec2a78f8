import type { Location } from 'react-router';

/** With the way to the overview for who did not ask for it, as after the login: where a role has none, the next page. */
export const sentHome = { state: { isSentHome: true } };

export function isSentHome({ state }: Pick<Location, 'state'>): boolean {
  return state?.isSentHome === true;
}
