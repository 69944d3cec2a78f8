import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unknownOrigin } from '@meg/shared/domain/site-origin';
import type { ArticleSummary } from '../src/site/content/articles/article.js';
import { articles } from '../src/site/content/articles/articles.js';
import { knowledgeHub } from '../src/site/content/articles/knowledge-hub.js';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign] as string);
}

function urlOf(path: string): string {
  return unknownOrigin + path;
}

/** The knowledge hub for feed readers (Atom), newest first. The server puts its own address in. */
export function feedOf(list: readonly ArticleSummary[]): string {
  const updated =
    list
      .map(({ publishedDate }) => publishedDate)
      .sort()
      .at(-1) ?? '';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<title>${escaped(knowledgeHub.feedTitle)}</title>`,
    `<subtitle>${escaped(knowledgeHub.description)}</subtitle>`,
    '<id>tag:meg.invalid,2026:knowledge-hub</id>',
    `<link rel="self" type="application/atom+xml" href="${urlOf(knowledgeHub.feedPath)}"/>`,
    `<link rel="alternate" type="text/html" href="${urlOf(knowledgeHub.path)}"/>`,
    `<updated>${updated}T00:00:00Z</updated>`,
    ...list.map(entryOf),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(article: ArticleSummary): string {
  const { slug, title, description, author, publishedDate, category, tags } = article;
  return [
    '<entry>',
    `<title>${escaped(title)}</title>`,
    `<id>tag:meg.invalid,2026:${slug}</id>`,
    `<link rel="alternate" type="text/html" href="${urlOf(`${knowledgeHub.path}/${slug}`)}"/>`,
    `<published>${publishedDate}T00:00:00Z</published>`,
    `<updated>${publishedDate}T00:00:00Z</updated>`,
    `<author><name>${escaped(author)}</name></author>`,
    ...[category, ...tags].map((term) => `<category term="${escaped(term)}"/>`),
    `<summary>${escaped(description)}</summary>`,
    '</entry>',
  ].join('\n');
}

export async function writeFeed(directory: string): Promise<void> {
  const file = join(directory, knowledgeHub.feedPath);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, feedOf(articles));
}
