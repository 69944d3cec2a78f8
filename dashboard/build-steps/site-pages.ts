import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { articles } from '../src/site/content/articles/articles.js';

type SitePage = readonly [address: string, file: string];

/** One route for each article, so that an address without one is found to be none, by the browser as by the server. */
const articlePages = articles.map(
  ({ slug }): SitePage => [`knowledge-hub/${slug}`, 'knowledge-hub/article/article-page.tsx'],
);

/** The public pages, each written ahead at the build: address and the page's file below src/site. */
export const sitePages: readonly SitePage[] = [
  ['about', 'about/about-page.tsx'],
  ['mission', 'mission/mission-page.tsx'],
  ['pricing', 'pricing/pricing-page.tsx'],
  ['knowledge-hub', 'knowledge-hub/knowledge-hub-page.tsx'],
  ...articlePages,
  ['cultural-tips', 'cultural-tips/cultural-tips-page.tsx'],
  ['meg-relay-beta', 'beta/beta-page.tsx'],
  ['contact', 'contact/contact-page.tsx'],
  ['privacy', 'legal/privacy-page.tsx'],
  ['terms', 'legal/terms-page.tsx'],
];

function isWritten(file: string): boolean {
  return existsSync(fileURLToPath(new URL(`../src/site/${file}`, import.meta.url)));
}

/** The address of every public page but the two that the router knows by other names. */
export function siteAddresses(): string[] {
  return sitePages.filter(([, file]) => isWritten(file)).map(([address]) => `/${address}`);
}
