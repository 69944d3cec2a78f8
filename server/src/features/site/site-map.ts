import type { HtmlPage } from '../../http/pages/html-page.js';

/** The pages by their addresses. */
export type SitePages = ReadonlyMap<string, HtmlPage>;

const leftOut = /<meta name="robots" content="noindex"/;

/** The addresses of pages that search engines may index. */
export function addressesToFind(pages: SitePages): string[] {
  return [...pages]
    .filter(([, page]) => !leftOut.test(page.html))
    .map(([address]) => address)
    .sort();
}

export function siteMap(addresses: readonly string[], origin: string): string {
  const entries = addresses.map((address) => `  <url><loc>${escapeXml(origin + address)}</loc></url>`);
  const start = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `${[start, ...entries].join('\n')}\n</urlset>\n`;
}

/** Excludes the area behind the login and the chat's frame. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /embed/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
