import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command of the project and answers with its exit code. Its output is the person's to read. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: false, ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** A tool that came with `npm install`. */
export function runTool(name, args, options) {
  return run('npx', ['--no-install', name, ...args], options);
}

export async function must(what, exitCode) {
  if ((await exitCode) === 0) return;
  console.error(`\n✗ ${what} failed`);
  process.exit(1);
}
