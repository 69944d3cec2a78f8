import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './database/each-database.js';

export const entry = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface RunningServer {
  url: string;
  process: ChildProcess;
  /** Sends the signal and answers with the exit code once the process is gone. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>;
}

type Settings = Readonly<Record<string, string>>;

/** The same on all servers that share a database. */
const secretsKey = '01'.repeat(32);

export function environmentFor(target: TestDatabase['target'], settings: Settings = {}): NodeJS.ProcessEnv {
  const database =
    target.kind === 'sqlite'
      ? { DATA_DIR: path.dirname(target.file) }
      : { DATABASE_URL: target.url, SECRETS_KEY: secretsKey };
  const defaults = { PORT: '0', LOG_LEVEL: 'fatal', TRUST_PROXY: 'loopback', DRAIN_S: '0' };
  return { ...database, PATH: process.env.PATH, ...defaults, ...settings };
}

/** The built server as a process of its own, for what only a process can show: being killed, being restarted. */
export function runServer(
  target: TestDatabase['target'],
  port = 0,
  args: readonly string[] = [],
): Promise<RunningServer> {
  return runServerWith(target, { PORT: String(port) }, args);
}

/** With settings of its environment. */
export async function runServerWith(
  target: TestDatabase['target'],
  settings: Settings,
  args: readonly string[] = [],
): Promise<RunningServer> {
  const child = fork(entry, args, {
    env: environmentFor(target, settings),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return whenReady(child);
}

function readyMessage(child: ChildProcess): Promise<{ ready: string }> {
  return new Promise((resolve) => {
    child.on('message', (message: { ready: string } | { createdAdmin: object }) => {
      if (!('createdAdmin' in message)) resolve(message);
    });
  });
}

export async function whenReady(child: ChildProcess): Promise<RunningServer> {
  const message = await Promise.race([
    readyMessage(child),
    once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`The server exited with ${code} before it was ready`)),
    ),
  ]);
  const stop = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = (await gone) as [number | null];
    return code;
  };
  return { url: message.ready, process: child, stop };
}

let visitors = 0;

/** Each post comes from another visitor's address, as behind a proxy, so that no limit for one address is met. */
export function postLead(url: string, body: unknown, key: string): Promise<Response> {
  return fetch(`${url}/api/leads`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors++ & 255}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
}
