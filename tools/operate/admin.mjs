/** `npm run admin -- reset someone@example.com`: a new password for somebody who cannot sign in any more. */
import { build } from '../build/build.mjs';

const usage = 'npm run admin -- reset someone@example.com   sets a new password, ends all sessions and prints it once';
const [command, email, ...more] = process.argv.slice(2);

if (command !== 'reset' || !email || more.length > 0) {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}

await build();
const [{ readConfig }, { connectExisting }, { resetByCommand }] = await Promise.all([
  import('../../server/dist/config/config.js'),
  import('../../server/dist/database/connect-existing.js'),
  import('../../server/dist/composition/admin-commands.js'),
]);
try {
  const config = readConfig(process.env);
  const database = await connectExisting(config.database);
  process.stdout.write(`${await resetByCommand(database, email)}\n`);
  await database.close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
