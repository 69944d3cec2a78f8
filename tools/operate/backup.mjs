/** `npm run backup -- FILE`: a copy of the SQLite database, while the server runs. */
import path from 'node:path';
import { build } from '../build/build.mjs';

const usage =
  'npm run backup -- FILE   copies the SQLite database of DATA_DIR into a new file; the server may keep running';
const [file, ...more] = process.argv.slice(2);

if (!file || more.length > 0) {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}

await build();
const [{ readConfig }, { backUp }] = await Promise.all([
  import('../../server/dist/config/config.js'),
  import('../../server/dist/database/sqlite/back-up.js'),
]);
try {
  process.stdout.write(`${await backUp(readConfig(process.env), path.resolve(file))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
