import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articleCategories } from '../../content/articles/article.js';
import { articles } from '../../content/articles/articles.js';
import { articleBlocks, contentsOf } from './article-blocks.js';
import { readTimeMinutes } from './read-time.js';

const folder = new URL('../../content/articles/', import.meta.url);
const contentOf = (slug: string) => readFileSync(new URL(`${slug}.txt`, folder), 'utf8');

describe('the articles', () => {
  it('are five, and take 8, 10, 12, 15 and 13 minutes', () => {
    const inOrder = [...articles].sort((a, b) => a.id - b.id);
    expect(inOrder.map(({ readTime }) => readTime)).toEqual([8, 10, 12, 15, 13]);
  });

  it.each(articles.map(({ slug, readTime }) => [slug, readTime] as const))(
    '%s takes the %i minutes that it names',
    (slug, readTime) => {
      expect(readTimeMinutes(contentOf(slug))).toBe(readTime);
    },
  );

  it('each have a text, and each text has its article', () => {
    const texts = readdirSync(folder).filter((file) => file.endsWith('.txt'));
    expect(texts.sort()).toEqual(articles.map(({ slug }) => `${slug}.txt`).sort());
  });

  it('cover every category, and the newest comes first', () => {
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
    const days = articles.map(({ publishedDate }) => publishedDate);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('have a description that a search engine shows whole, and a table of contents', () => {
    for (const { slug, metaDescription } of articles) {
      expect(metaDescription.length, slug).toBeLessThanOrEqual(180);
      expect(contentsOf(articleBlocks(contentOf(slug))).length, slug).toBeGreaterThan(2);
    }
  });

  it('go down by one level at a time, so that a screen reader can walk them', () => {
    for (const { slug } of articles) {
      let before = 0;
      for (const block of articleBlocks(contentOf(slug))) {
        if (block.kind !== 'heading') continue;
        expect(block.level, `${slug}: ${block.text}`).toBeLessThanOrEqual(before + 1);
        before = block.level;
      }
    }
  });

  it('link nowhere outside and carry no markup but their own', () => {
    for (const { slug } of articles) expect(contentOf(slug), slug).not.toMatch(/https?:|www\.|[<>*_`[\]]/);
  });
});
