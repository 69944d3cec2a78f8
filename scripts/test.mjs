import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { findChromium } from './find-chromium.mjs';
import { must, root, run, runTool } from './run.mjs';

const results = path.join(root, '.cache/test-results');

function heading(text) {
  console.log(`\n── ${text}`);
}

async function checkSources() {
  heading('Format and lint');
  await must('The format or lint check', runTool('biome', ['check', '.']));
  heading('Build');
  await build();
  heading('Types');
  await must('The type check', runTool('tsc', ['-b']));
  heading('Walls (who may import what)');
  await must('The import rules', run('node', ['scripts/check-walls.mjs']));
  heading('Unused code and dependencies');
  await must('The check for unused code', runTool('knip', []));
  heading('The npm package');
  await must('The npm package', run('node', ['loader/check-package.mjs']));
  heading('Sizes');
  await must('A size budget', run('node', ['scripts/check-sizes.mjs']));
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
