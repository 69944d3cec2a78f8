import type { ArticleSummary } from '../../content/articles/article.js';
import { pagePicture, type StructuredData, siteUrl } from '../../page-meta.js';
import { articlePath } from '../article-path.js';

const publisher = { '@type': 'Organization', name: 'Meg' };

/** What search engines show of an article. The text itself stands in the page. */
export function articleData(article: ArticleSummary): StructuredData {
  const address = siteUrl(articlePath(article.slug));
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.metaDescription,
    datePublished: article.publishedDate,
    author: { '@type': 'Organization', name: article.author },
    publisher,
    articleSection: article.category,
    keywords: article.keywords,
    timeRequired: `PT${article.readTime}M`,
    inLanguage: 'en',
    image: siteUrl(pagePicture(articlePath(article.slug))),
    mainEntityOfPage: address,
    url: address,
  };
}
