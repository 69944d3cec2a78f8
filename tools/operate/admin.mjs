/** `npm run admin -- reset someone@example.com`: a new password for somebody who cannot sign in any more. */
import { exitWithUsage, runOnDatabase } from './command.mjs';

const [command, email, ...more] = process.argv.slice(2);
if (command !== 'reset' || !email || more.length > 0)
  exitWithUsage(
    'npm run admin -- reset someone@example.com   sets a new password, ends all sessions and prints it once',
  );

await runOnDatabase(async (database) => {
  const { resetByCommand } = await import('../../server/dist/composition/admin-commands.js');
  return resetByCommand(database, email);
});
