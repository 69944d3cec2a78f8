import { assetsIn } from './request-kind.js';

declare const builtVersion: string;

const prefix = 'meg-';
/** One cache for each version, which is deleted as a whole when another version takes over. */
export const cacheName = `${prefix}${builtVersion}`;
export const offlinePage = '/offline';

/** The query and the accepted types do not change a page. */
const alike = { ignoreSearch: true, ignoreVary: true } as const;

export async function stored(request: RequestInfo): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(request, alike);
}

/** Stores only complete answers of this origin: a stored error or redirect would be shown for good. */
export async function store(path: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return;
  await (await caches.open(cacheName)).put(path, response);
}

/** The files that a page needs offline, and then the page: without its scripts it could not say that it is offline. */
export async function storePage(path: string): Promise<void> {
  const response = await fetch(path, { credentials: 'same-origin' });
  const html = await response.clone().text();
  await storeAssets(assetsIn(html));
  await store(path, response);
}

export async function storeAssets(paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      if (!(await stored(path))) await store(path, await fetch(path));
    }),
  );
}

/**
 * Deletes the caches of other versions and stores their pages anew, so that they can still be read offline. A page that
 * cannot be loaded now is stored at its next visit.
 */
export async function replaceOtherVersions(pages: ReadonlySet<string>): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  const paths = new Set<string>();
  for (const name of others) {
    for (const { url } of await (await caches.open(name)).keys()) paths.add(new URL(url).pathname);
    await caches.delete(name);
  }
  await Promise.allSettled([...paths].filter((path) => pages.has(path)).map(storePage));
}

export async function deleteCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}
