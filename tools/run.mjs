import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command and returns its exit code. Its output goes to the terminal. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: false, ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Like `run`, for commands that run in parallel: prints the output in one piece under a heading at the end. */
export function runInParallel(heading, command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
    child.once('error', reject);
    child.once('close', (code) => {
      console.log(`\n── ${heading}\n${Buffer.concat(said)}`.trimEnd());
      resolve(code ?? 1);
    });
  });
}

/** Runs a tool that `npm install` has installed. */
export function runTool(name, args, options) {
  return run('npx', ['--no-install', name, ...args], options);
}

export async function must(what, exitCode) {
  if ((await exitCode) === 0) return;
  console.error(`\n✗ ${what} failed`);
  process.exit(1);
}
