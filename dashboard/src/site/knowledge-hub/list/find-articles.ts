import { type ArticleCategory, type ArticleSummary, articleCategories } from '../../content/articles/article.js';

export const allCategories = 'All';
export type CategoryChoice = typeof allCategories | ArticleCategory;

/** What is looked for, as the address of the list says it. */
export interface ArticleSearch {
  query: string;
  category: CategoryChoice;
}

/** What an address says that is no category of ours is no choice. */
export function readSearch(address: URLSearchParams): ArticleSearch {
  const named = address.get('category');
  const category = articleCategories.find((known) => known === named) ?? allCategories;
  return { query: address.get('q') ?? '', category };
}

/** The address of a search: what is not chosen does not stand in it. */
export function searchParams({ query, category }: ArticleSearch): URLSearchParams {
  const address = new URLSearchParams();
  if (query !== '') address.set('q', query);
  if (category !== allCategories) address.set('category', category);
  return address;
}

/** Both must match: the category, and the words in the title, the description or any tag. */
export function findArticles(articles: readonly ArticleSummary[], search: ArticleSearch): ArticleSummary[] {
  const words = search.query.trim().toLowerCase();
  return articles.filter(
    ({ title, description, tags, category }) =>
      (search.category === allCategories || category === search.category) &&
      [title, description, ...tags].some((text) => text.toLowerCase().includes(words)),
  );
}

export function isUnfiltered({ query, category }: ArticleSearch): boolean {
  return query.trim() === '' && category === allCategories;
}
