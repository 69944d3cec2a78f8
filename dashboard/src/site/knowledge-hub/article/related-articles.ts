import type { ArticleSummary } from '../../content/articles/article.js';

/** The two articles that have most in common with one: its category first, then its tags, then the newer. */
export function relatedArticles(articles: readonly ArticleSummary[], article: ArticleSummary): ArticleSummary[] {
  const likeness = (other: ArticleSummary) =>
    (other.category === article.category ? 10 : 0) + other.tags.filter((tag) => article.tags.includes(tag)).length;
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => [other, likeness(other)] as const)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 2)
    .map(([other]) => other);
}

interface Neighbours {
  /** The one that was published before. */
  previous: ArticleSummary | undefined;
  next: ArticleSummary | undefined;
}

/** `articles` begins with the newest. */
export function neighboursOf(articles: readonly ArticleSummary[], { slug }: ArticleSummary): Neighbours {
  const place = articles.findIndex((other) => other.slug === slug);
  return { previous: articles[place + 1], next: place > 0 ? articles[place - 1] : undefined };
}
