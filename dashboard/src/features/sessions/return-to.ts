import { paths } from '@meg/shared/domain/paths';

const home = paths.overview;

/** Where to go after the login: only to a page of ours, since anybody can put an address into a link. */
export function returnAddress(returnTo: string | null, origin: string): string {
  if (returnTo === null || !returnTo.startsWith('/') || !URL.canParse(returnTo, origin)) return home;
  const { origin: named, pathname, search, hash } = new URL(returnTo, origin);
  const isOwn = named === origin && !pathname.startsWith('//') && !/^\/(admin\/)?login\/?$/.test(pathname);
  return isOwn ? pathname + search + hash : home;
}
