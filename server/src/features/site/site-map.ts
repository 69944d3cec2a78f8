import type { HtmlPage } from '../../http/pages/html-page.js';

/** Each page by its address. */
export type SitePages = ReadonlyMap<string, HtmlPage>;

const leftOut = /<meta name="robots" content="noindex"/;

/** The pages that ask to be found, by their addresses. */
export function addressesToFind(pages: SitePages): string[] {
  return [...pages]
    .filter(([, page]) => !leftOut.test(page.html))
    .map(([address]) => address)
    .sort();
}

/** Each by its whole address. */
export function siteMap(addresses: readonly string[], origin: string): string {
  const entries = addresses.map((address) => `  <url><loc>${escapeXml(origin + address)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** The area behind the login and the chat's own frame have nothing to be found by. */
export function robots(origin: string): string {
  return ['User-agent: *', 'Disallow: /admin', 'Disallow: /embed/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
