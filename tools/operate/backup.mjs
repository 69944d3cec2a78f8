/** `npm run backup -- FILE`: a copy of the SQLite database, while the server runs. */
import path from 'node:path';
import { exitWithUsage, runCommand } from './command.mjs';

const usage =
  'npm run backup -- FILE   copies the SQLite database of DATA_DIR into a new file; the server may keep running';
const [file, ...more] = process.argv.slice(2);
if (!file || more.length > 0) exitWithUsage(usage);

await runCommand(async (config) => {
  const { backUp } = await import('../../server/dist/database/sqlite/back-up.js');
  return backUp(config, path.resolve(file));
});
