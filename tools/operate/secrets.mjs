/** `npm run secrets -- rotate`: the keys that the secrets in the database are sealed with. */
import { exitWithUsage, runOnDatabase } from './command.mjs';

const usage = `npm run secrets -- rotate        seals all secrets with another key: SECRETS_KEY_NEW beside SECRETS_KEY, or, where
                                 neither is set, a new secrets.key in DATA_DIR. Interrupted, it is started again.
npm run secrets -- replace-lost  goes on with the key of this server where the former one is lost. What was sealed with
                                 that one stays unreadable: webhooks need a new secret, and people with two-factor a
                                 recovery code to sign in and set it up again.`;

const [command, ...more] = process.argv.slice(2);
if (!['rotate', 'replace-lost'].includes(command) || more.length > 0) exitWithUsage(usage);

await runOnDatabase(async (database, config) => {
  const { rotateSecrets, replaceLostKey } = await import('../../server/dist/secrets/key-commands.js');
  const run = command === 'rotate' ? rotateSecrets : replaceLostKey;
  return run(database, config.secrets);
});
