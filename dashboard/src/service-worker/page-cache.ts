import { assetsIn } from './request-kind.js';

declare const builtVersion: string;

const prefix = 'meg-';
/** One cache for each version: what belongs to another is thrown away as a whole. */
export const cacheName = `${prefix}${builtVersion}`;
export const offlinePage = '/offline';

/** A page is the same whatever stands behind the question mark and whatever the browser accepts. */
const alike = { ignoreSearch: true, ignoreVary: true } as const;

export async function kept(request: RequestInfo): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(request, alike);
}

/** Whole answers of our own alone: an error or a redirection that was kept would be shown for good. */
export async function keep(path: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return;
  await (await caches.open(cacheName)).put(path, response);
}

/** A page together with all that it needs, so that it is whole where there is no network. */
export async function keepPage(path: string): Promise<void> {
  const response = await fetch(path, { credentials: 'same-origin' });
  const html = await response.clone().text();
  await keep(path, response);
  await keepAssets(assetsIn(html));
}

export async function keepAssets(paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      if (!(await kept(path))) await keep(path, await fetch(path));
    }),
  );
}

/**
 * Throws the caches of other versions away. Pages that were kept are kept anew, so that what could be read offline
 * still can; one that cannot be had now is kept when it is visited next.
 */
export async function replaceOtherVersions(pages: ReadonlySet<string>): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  const paths = new Set<string>();
  for (const name of others) {
    for (const { url } of await (await caches.open(name)).keys()) paths.add(new URL(url).pathname);
    await caches.delete(name);
  }
  await Promise.allSettled([...paths].filter((path) => pages.has(path)).map(keepPage));
}

export async function forgetAll(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}
