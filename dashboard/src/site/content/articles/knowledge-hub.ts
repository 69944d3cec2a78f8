import { sitePaths } from '@meg/shared/domain/public-paths';
export const knowledgeHub = {
  title: 'Knowledge hub for moving companies · Meg',
  description:
    'Long reads for owners and sales managers of moving companies: answering leads, estimating volume, reading a funnel, customs and data protection, and software that works together.',
  path: sitePaths.knowledgeHub,
  feedPath: `${sitePaths.knowledgeHub}/feed.xml`,
  feedTitle: 'Meg knowledge hub',
  eyebrow: 'Knowledge hub',
  heading: 'Worth an hour of a mover’s time',
  lede: 'Five long reads for owners and sales managers: how to answer, estimate, measure, ship and connect. Written to be used on Monday, with the sums shown.',
  search: 'Search articles',
  searchPlaceholder: 'Search articles...',
  categories: 'Categories',
  featured: 'Featured',
  allHeading: 'International Moving Technology Articles',
  categoryHeading: (category: string) => `${category} for Moving Companies`,
  count: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
  empty: 'No articles found matching your criteria.',
  clear: 'Clear Filters',
  read: 'Read',
  minutes: (minutes: number) => `${minutes} min read`,
  moreTags: (count: number) => `+${count} more`,
  feed: 'Follow by feed',
} as const;

export const articlePage = {
  back: 'Back to Knowledge Hub',
  titleEnd: 'Meg knowledge hub',
  contents: 'In this article',
  tags: 'Tags',
  related: 'Read next',
  neighbours: 'Older and newer articles',
  older: 'Older',
  newer: 'Newer',
  call: 'See what it does with your next lead',
  callText: 'Ask the demo for a range, as a customer of yours would. It takes two minutes.',
  plans: 'See Plans & Pricing',
} as const;
