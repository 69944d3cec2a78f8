import { type RawBuilder, sql } from 'kysely';

/**
 * A column that is compared but must not choose the index: SQLite has no statistics, and expects the rows of a company,
 * which may be all rows, to be as few as those of a list of ids.
 */
export function notByIndex(column: string): RawBuilder<string> {
  return sql<string>`(${sql.ref(column)} || '')`;
}
