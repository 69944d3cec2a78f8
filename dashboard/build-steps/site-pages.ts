import { sitePaths } from '@meg/shared/domain/public-paths';
import { articles } from '../src/site/content/articles/articles.js';

/** The screen of each public page, below src/site. The home page is the router's index. */
const files: Readonly<Record<Exclude<keyof typeof sitePaths, 'home'>, string>> = {
  about: 'about/about-page.tsx',
  mission: 'mission/mission-page.tsx',
  pricing: 'pricing/pricing-page.tsx',
  knowledgeHub: 'knowledge-hub/knowledge-hub-page.tsx',
  culturalTips: 'cultural-tips/cultural-tips-page.tsx',
  beta: 'beta/beta-page.tsx',
  contact: 'contact/contact-page.tsx',
  privacy: 'legal/privacy-page.tsx',
  terms: 'legal/terms-page.tsx',
};

type SitePage = readonly [address: string, file: string];

/** One route for each article, so that the browser and the server answer 404 for an article that does not exist. */
const articlePages = articles.map(
  ({ slug }): SitePage => [`${sitePaths.knowledgeHub}/${slug}`, 'knowledge-hub/article/article-page.tsx'],
);

/** The public pages that are prerendered. */
export const sitePages: readonly SitePage[] = [
  ...Object.entries(files).map(([name, file]): SitePage => [sitePaths[name as keyof typeof files], file]),
  ...articlePages,
];

/** The address of every public page except the home page and the one for "not found". */
export function siteAddresses(): string[] {
  return sitePages.map(([address]) => address);
}
