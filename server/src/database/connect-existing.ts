import { existsSync } from 'node:fs';
import type { Config } from '../config/config.js';
import { connect } from './connect.js';
import type { Database } from './database.js';

/** For commands, which work on the database of a server and must not create another if its settings are wrong. */
export async function connectExisting(target: Config['database']): Promise<Database> {
  const place = target.kind === 'sqlite' ? target.file : 'DATABASE_URL';
  const advice = `Run the command with the server's own DATA_DIR or DATABASE_URL. Nothing was changed`;
  if (target.kind === 'sqlite' && !existsSync(target.file)) {
    throw new Error(`There is no database at ${place}. ${advice}`);
  }
  const database = connect(target);
  const tables = await database.reader.introspection.getTables();
  if (!tables.some(({ name }) => name === 'schemaMigrations')) {
    await database.close();
    throw new Error(`${place} holds no tables of Meg. ${advice}`);
  }
  await database.migrate();
  return database;
}
