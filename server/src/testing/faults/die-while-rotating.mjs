/** Rotates the key of a database and kills this process before the write of that number. For key-commands.test.ts. */
import { connect } from '../../../dist/database/connect.js';
import { rotateSecrets } from '../../../dist/secrets/key-commands.js';
import { readSecretKey } from '../../../dist/secrets/secret-key.js';

const { target, folder, key, newKey, dieAt } = JSON.parse(process.argv[2]);
let left = dieAt;

const dying = {
  transformQuery({ node }) {
    if (node.kind === 'RawNode' || node.kind === 'UpdateQueryNode') left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};

const database = connect(target);
const transaction = (work) => database.transaction((trx) => work(trx.withPlugin(dying)));
const settings = { folder, key: key && readSecretKey(key), newKey: newKey && readSecretKey(newKey) };
await rotateSecrets({ ...database, transaction }, settings);
await database.close();
