export const articleCategories = [
  'AI & Automation',
  'Compliance & Regulations',
  'Analytics & Insights',
  'Technology & Innovation',
] as const;

export type ArticleCategory = (typeof articleCategories)[number];

/** What a list shows of an article and search engines read of it; the text stands beside it, in `<slug>.txt`. */
export interface ArticleSummary {
  id: number;
  slug: string;
  title: string;
  description: string;
  metaDescription: string;
  keywords: string;
  category: ArticleCategory;
  /** Minutes. */
  readTime: number;
  author: string;
  /** A day, as in 2026-09-03. */
  publishedDate: string;
  tags: readonly string[];
  featured: boolean;
}

export interface Article extends ArticleSummary {
  /** Line by line: '# ', '## ' and '### ' open a heading, '- ' a list item, a blank line is a break, the rest are paragraphs. */
  content: string;
}
