import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleCategories } from '../../content/articles/article.js';
import { articles } from '../../content/articles/articles.js';
import { neighboursOf, relatedArticles } from '../article/related-articles.js';
import { type ArticleSearch, allCategories, findArticles, readSearch, searchParams } from './find-articles.js';

const search: fc.Arbitrary<ArticleSearch> = fc.record({
  query: fc.oneof(fc.constantFrom('', 'customs', 'LEADS', 'webhook'), fc.string()),
  category: fc.constantFrom(allCategories, ...articleCategories),
});

const slugsFor = (query: string, category: ArticleSearch['category'] = 'All') =>
  findArticles(articles, { query, category }).map(({ slug }) => slug);

describe('a search for articles', () => {
  it('finds words in the title, the description or any tag, in capitals or not', () => {
    expect(slugsFor('FOOLING')).toEqual(['read-your-funnel-honestly']);
    expect(slugsFor('ten awkward cases')).toEqual(['choose-and-join-software']);
    expect(slugsFor('data protection')).toEqual(['customs-and-data-across-borders']);
    expect(slugsFor('surveys')).toEqual(['estimate-volume-in-conversation']);
  });

  it('and a category must both match', () => {
    expect(slugsFor('', 'AI & Automation')).toHaveLength(2);
    expect(slugsFor('chat', 'AI & Automation')).toEqual(['answer-leads-in-minutes']);
    expect(slugsFor('customs', 'AI & Automation')).toEqual([]);
  });

  it('finds no more with a category than without, and with no words all of it', () => {
    fc.assert(
      fc.property(search, ({ query, category }) => {
        const all = slugsFor(query);
        expect(slugsFor(query, category).every((slug) => all.includes(slug))).toBe(true);
        expect(slugsFor('   ', category)).toEqual(slugsFor('', category));
      }),
    );
  });

  it('comes out of an address as it went in', () => {
    fc.assert(
      fc.property(search, (wanted) => {
        expect(readSearch(new URLSearchParams(searchParams(wanted).toString()))).toEqual(wanted);
      }),
    );
  });

  it('takes a category that is none for all', () => {
    expect(readSearch(new URLSearchParams('category=Cooking'))).toEqual({ query: '', category: 'All' });
  });
});

describe('beside an article', () => {
  it('stand two others, those of its category first', () => {
    for (const article of articles) {
      const related = relatedArticles(articles, article);
      expect(related).toHaveLength(2);
      expect(related).not.toContain(article);
    }
    const [first] = relatedArticles(articles, articles.find(({ id }) => id === 1) as (typeof articles)[number]);
    expect(first?.category).toBe('AI & Automation');
  });

  it('a reader who always goes on to the next sees each article once', () => {
    const read = [];
    for (let article = articles.at(-1); article; article = neighboursOf(articles, article).next) read.push(article);
    expect(read).toEqual([...articles].reverse());
  });
});
