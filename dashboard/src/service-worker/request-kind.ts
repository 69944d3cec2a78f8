/**
 * `page` comes from the network, or from the cache where the network is slow or gone; `asset` never changes and comes
 * from the cache; `file` is like a page without its time-out; `network` is never stored, and offline the offline page is
 * shown in its place; `none` is left to the browser as if there were no worker.
 */
export type Treatment = 'page' | 'asset' | 'file' | 'network' | 'none';

interface RequestLine {
  method: string;
  mode: string;
  url: string;
}

interface Site {
  origin: string;
  /** The paths of the pages that are the same for everybody. */
  pages: ReadonlySet<string>;
}

/** The server answers these for one person or one company: a copy could be shown to somebody else, or be outdated. */
const never = /^\/(?:api|embed|examples|widget|metrics|healthz|readyz|sw\.js|meg\.js|v\d)/;
const file = /^\/(?:icons\/|og\/|favicon\.svg$|offline\.css$|manifest\.webmanifest$)/;

export function treatmentOf({ method, mode, url }: RequestLine, { origin, pages }: Site): Treatment {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || never.test(pathname)) return 'none';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (mode === 'navigate') return pages.has(pathname) ? 'page' : 'network';
  if (file.test(pathname)) return 'file';
  return pages.has(pageOfData(pathname)) ? 'page' : 'none';
}

/** The router fetches the data of a page from `<page>.data` when a visitor comes from another page. */
function pageOfData(pathname: string): string {
  if (!pathname.endsWith('.data')) return '';
  return pathname.replace(/(?:\/_|\/_root)?\.data$/, '') || '/';
}

/** The files that a page needs before it is whole. */
export function assetsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/"(\/(?:assets\/[^"\\]+|offline\.css))"/g)].map((match) => match[1] as string))];
}
