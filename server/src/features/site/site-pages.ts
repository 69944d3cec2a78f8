import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unknownOrigin } from '@meg/shared/domain/site-origin';
import { policy, sourceHash } from '../../http/pages/content-security-policy.js';
import { HtmlPage } from '../../http/pages/html-page.js';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The policy of a page allows exactly its own inline scripts, which are known since the build. */
function policyOf(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(([, text = '']) => sourceHash(text));
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(hashes)],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  });
}

function htmlFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !path.basename(file).startsWith('__'),
  );
}

/**
 * The addresses that are rendered in the browser: one document starts the application at each of them. It says that the
 * server is reachable, is never cached, because its content belongs to a session, and is not for search engines.
 */
function drawnPages(folder: string): [address: string, page: HtmlPage][] {
  const list = path.join(folder, '..', 'addresses.json');
  if (!existsSync(list)) return [];
  const start = readFileSync(path.join(folder, '__spa-fallback.html'), 'utf8');
  const html = start
    .replace('<html ', '<html data-server="here" ')
    .replace('</head>', '<meta name="robots" content="noindex"></head>');
  const page = new HtmlPage(html, policyOf(html), { cacheControl: 'no-store' });
  return (JSON.parse(readFileSync(list, 'utf8')) as string[]).map((address) => [address, page]);
}

/** Addresses have no slash at the end. */
function addressOf(file: string): string {
  return `/${file.split(path.sep).join('/')}`.replace(/(\/index)?\.html$/, '') || '/';
}

const elements = new RegExp(`<(?:meta|link)\\b[^>]*"${unknownOrigin.replaceAll('.', '\\.')}[^>]*>`, 'g');

/**
 * Fills the site's address into a prerendered page, for search engines and previews of links. Without `PUBLIC_URL` the
 * address is not known: elements that need one are removed, and structured data has paths.
 */
function withSiteOrigin(html: string, publicUrl: string | undefined): string {
  if (publicUrl === undefined) return html.replace(elements, '').replaceAll(unknownOrigin, '');
  return html.replaceAll(unknownOrigin, publicUrl).replace('<html ', `<html data-public-url="${publicUrl}" `);
}

/** Reads the site's pages, once at start. */
export function readSitePages(folder: string, publicUrl?: string): Map<string, HtmlPage> {
  const pages = new Map<string, HtmlPage>(drawnPages(folder));
  for (const file of htmlFiles(folder)) {
    const html = withSiteOrigin(readFileSync(path.join(folder, file), 'utf8'), publicUrl);
    pages.set(addressOf(file), new HtmlPage(html, policyOf(html)));
  }
  return pages;
}
