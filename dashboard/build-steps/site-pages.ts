import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The public pages, each written ahead at the build: address and the page's file below src/site. */
export const sitePages = [
  ['about', 'about/about-page.tsx'],
  ['mission', 'mission/mission-page.tsx'],
  ['pricing', 'pricing/pricing-page.tsx'],
  ['knowledge-hub', 'knowledge-hub/knowledge-hub-page.tsx'],
  ['knowledge-hub/:slug', 'knowledge-hub/article-page.tsx'],
  ['cultural-tips', 'cultural-tips/cultural-tips-page.tsx'],
  ['meg-relay-beta', 'beta/beta-page.tsx'],
  ['contact', 'contact/contact-page.tsx'],
  ['privacy', 'legal/privacy-page.tsx'],
  ['terms', 'legal/terms-page.tsx'],
] as const;

function isWritten(file: string): boolean {
  return existsSync(fileURLToPath(new URL(`../src/site/${file}`, import.meta.url)));
}

/** The address of every public page but the two that the router knows by other names. */
export function siteAddresses(): string[] {
  return sitePages
    .filter(([address, file]) => !address.includes(':') && isWritten(file))
    .map(([address]) => `/${address}`);
}
