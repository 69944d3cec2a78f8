/**
 * What becomes of a request: `page` comes from the network and, where that is late or gone, from what was kept;
 * `asset` never changes and is kept for good; `file` is like a page without its time-out; `passage` is never kept, and
 * offline the page that says so is shown; `none` is left to the browser as if there were no worker.
 */
export type Treatment = 'page' | 'asset' | 'file' | 'passage' | 'none';

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

/** Answered by the server for one person or one company: a copy of it could be anybody's, or yesterday's. */
const never = /^\/(?:api|embed|examples|widget|metrics|healthz|readyz|sw\.js|meg\.js|v\d)/;
const file = /^\/(?:icons\/|og\/|favicon\.svg$|offline\.css$|manifest\.webmanifest$)/;

export function treatmentOf({ method, mode, url }: RequestLine, { origin, pages }: Site): Treatment {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || never.test(pathname)) return 'none';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (mode === 'navigate') return pages.has(pathname) ? 'page' : 'passage';
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
