import { type RawBuilder, sql } from 'kysely';

/**
 * A column that is compared but must not choose the index: SQLite knows no figures of its tables and takes the rows of a
 * company, which may be all there are, for as few as those of a list of ids.
 */
export function notByIndex(column: string): RawBuilder<string> {
  return sql<string>`(${sql.ref(column)} || '')`;
}
