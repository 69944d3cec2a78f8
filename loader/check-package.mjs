import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Whether the npm package can be used as its manifest says: by bundlers, by Node and by TypeScript. */
const folder = fileURLToPath(new URL('.', import.meta.url));
const checks = [
  ['publint', '--strict'],
  ['attw', '--pack', '.', '--profile', 'esm-only'],
];

for (const [tool, ...args] of checks) {
  const { status } = spawnSync('npx', ['--no-install', tool, ...args], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
