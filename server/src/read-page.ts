/**
 * One page of a list. Reads one row more than the page shows, because that row tells whether there is another page.
 * `next` is the cursor of the next page, null after the last one.
 */
export async function readPage<Row>(
  limit: number,
  read: (count: number) => Promise<Row[]>,
  cursorOf: (lastShown: Row) => string,
) {
  const rows = await read(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { shown, next: last === undefined ? null : cursorOf(last) };
}
