import type { CompiledQuery, QueryResult } from 'kysely';
import type { Db } from './schema.js';

interface Insert {
  compile(): CompiledQuery;
}

interface Compiled<Row> {
  query: CompiledQuery;
  columns: (keyof Row)[];
}

/** A column that is left out would be stored as nothing, and one more would be dropped in silence. */
function requireColumns<Row extends object>(row: Row, columns: readonly (keyof Row)[]): void {
  const isSame = Object.keys(row).length === columns.length && columns.every((column) => Object.hasOwn(row, column));
  if (!isSame) throw new Error(`An insert was compiled for the columns ${columns.join(', ')}, not for these`);
}

/**
 * An insert whose statement is built once for each connection and then only gets other values: building it takes
 * longer than running it. For the writes that every visitor makes.
 */
export function compiledInsert<Row extends object>(build: (db: Db, row: Row) => Insert) {
  const compiled = new WeakMap<Db, Compiled<Row>>();

  const compile = (db: Db, row: Row): Compiled<Row> => {
    const made = { query: build(db, row).compile(), columns: Object.keys(row) as (keyof Row)[] };
    const isPlain = made.columns.every((column, place) => made.query.parameters[place] === row[column]);
    if (!isPlain) throw new Error('A compiled insert takes the values of its row and no others');
    compiled.set(db, made);
    return made;
  };

  return (db: Db, row: Row): Promise<QueryResult<unknown>> => {
    const { query, columns } = compiled.get(db) ?? compile(db, row);
    requireColumns(row, columns);
    return db.executeQuery({ ...query, parameters: columns.map((column) => row[column]) });
  };
}
