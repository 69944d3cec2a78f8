const bodies = import.meta.glob<string>('../../content/articles/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The text of an article. It is read while the pages are written ahead: no script that a browser loads contains it. */
export function articleBody(slug: string): string {
  const body = bodies[`../../content/articles/${slug}.txt`];
  if (body === undefined) throw new Error(`The article ${slug} has no text`);
  return body;
}
