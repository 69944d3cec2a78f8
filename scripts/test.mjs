import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { findChromium } from './find-chromium.mjs';
import { must, root, run, runBeside, runTool } from './run.mjs';

const results = path.join(root, '.cache/test-results');

function heading(text) {
  console.log(`\n── ${text}`);
}

const tool = (name, ...args) => ['npx', ['--no-install', name, ...args]];

/** Two rows of checks that take about as long as each other, one for each of two processors. */
const rows = [
  [['Types', 'The type check', ...tool('tsc', '-b')]],
  [
    ['Format and lint', 'The format or lint check', ...tool('biome', 'check', '.')],
    ['Unused code and dependencies', 'The check for unused code', ...tool('knip')],
    ['The lockfile', 'The lockfile', 'node', ['scripts/complete-lock.mjs', '--check']],
    ['Walls (who may import what)', 'The import rules', 'node', ['scripts/check-walls.mjs']],
    ['The npm package', 'The npm package', 'node', ['loader/check-package.mjs']],
    ['Sizes', 'A size budget', 'node', ['scripts/check-sizes.mjs']],
  ],
];

async function runRow(row) {
  for (const [title, what, command, args] of row) await must(what, runBeside(title, command, args));
}

async function checkSources() {
  heading('Build');
  await build();
  await Promise.all(rows.map(runRow));
}

async function runUnitTests() {
  heading('Rules and routes, on SQLite and PostgreSQL');
  const report = path.join(results, 'unit.json');
  const code = await runTool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  const { success, numPassedTests: passed, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  // A file that cannot be read as tests has no failed test, but the run is no success.
  return { code, passed, failed: success ? 0 : Math.max(1, numFailedTests) };
}

async function runBrowserTests() {
  heading('The product in a browser');
  const report = path.join(results, 'browser.json');
  const env = { ...process.env, CHROME_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await run('npx', ['--no-install', 'playwright', 'test', '-c', 'examples/playwright.config.ts'], { env });
  const { expected: passed, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats;
  return { code, passed, failed: unexpected + flaky };
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
await checkSources();
const runs = [await runUnitTests(), await runBrowserTests()];
const total = (key) => runs.reduce((sum, one) => sum + one[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(runs.every(({ code, passed, failed }) => code === 0 && passed > 0 && failed === 0) ? 0 : 1);
