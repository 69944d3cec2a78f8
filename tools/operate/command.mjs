import { build } from '../build/build.mjs';

export function exitWithUsage(usage) {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}

/** Builds Meg, runs a command with the server's settings, and prints its answer or what stopped it. */
export async function runCommand(command) {
  await build();
  const { readConfig } = await import('../../server/dist/config/config.js');
  try {
    process.stdout.write(`${await command(readConfig(process.env))}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** The same for a command that needs the database, which must exist already. */
export function runOnDatabase(command) {
  return runCommand(async (config) => {
    const { connectExisting } = await import('../../server/dist/database/connect-existing.js');
    const database = await connectExisting(config.database);
    const answer = await command(database, config);
    await database.close();
    return answer;
  });
}
