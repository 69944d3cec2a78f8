/** Migrates a database and kills this process before the statement of that number. For migrate.test.ts. */
import { connect } from '../../../dist/database/connect.js';
import { migrate } from '../../../dist/database/migrate.js';

const target = JSON.parse(process.argv[2]);
let left = Number(process.argv[3]);

const dying = {
  transformQuery({ node }) {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};

const database = connect(target);
await migrate(database.dialect, (work) => database.transaction((trx) => work(trx.withPlugin(dying))));
await database.close();
