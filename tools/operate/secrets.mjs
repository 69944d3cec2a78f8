/** `npm run secrets -- rotate`: the keys that the secrets in the database are sealed with. */
import { build } from '../build/build.mjs';

const usage = `npm run secrets -- rotate        seals all secrets with another key: SECRETS_KEY_NEW beside SECRETS_KEY, or, where
                                 neither is set, a new secrets.key in DATA_DIR. Interrupted, it is started again.
npm run secrets -- replace-lost  goes on with the key of this server where the former one is lost. What was sealed with
                                 that one stays unreadable: webhooks need a new secret, and people with two-factor a
                                 recovery code to sign in and set it up again.`;

const [command, ...more] = process.argv.slice(2);
if (!['rotate', 'replace-lost'].includes(command) || more.length > 0) {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}

await build();
const [{ readConfig }, { connectExisting }, { rotateSecrets, replaceLostKey }] = await Promise.all([
  import('../../server/dist/config/config.js'),
  import('../../server/dist/database/connect-existing.js'),
  import('../../server/dist/secrets/key-commands.js'),
]);

try {
  const config = readConfig(process.env);
  const database = await connectExisting(config.database);
  const run = command === 'rotate' ? rotateSecrets : replaceLostKey;
  process.stdout.write(`${await run(database, config.secrets)}\n`);
  await database.close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
