import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port to be had');
  return address.port;
}

/** The built server on a port and a database of its own, which a test can stop and start again. */
export class MegServer {
  private child: ChildProcess | undefined;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'meg-e2e-'));

  private constructor(
    readonly port: number,
    private readonly settings: NodeJS.ProcessEnv,
  ) {}

  static async start(settings: NodeJS.ProcessEnv = {}): Promise<MegServer> {
    const server = new MegServer(await freePort(), settings);
    await server.up();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get databaseFile(): string {
    return path.join(this.folder, 'meg.sqlite');
  }

  async up(): Promise<void> {
    const own = { PATH: process.env.PATH, PORT: String(this.port), DATA_DIR: this.folder, LOG_LEVEL: 'fatal' };
    const env = { ...own, ...this.settings };
    this.child = fork(entry, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    await once(this.child, 'message');
  }

  async down(): Promise<void> {
    if (!this.child) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
    this.child = undefined;
  }

  async remove(): Promise<void> {
    await this.down();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
