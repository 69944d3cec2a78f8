import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../server/src/testing/database/start-postgres.mjs';
import { findChromium } from '../find-chromium.mjs';
import { root, runTool } from '../run.mjs';
import { testsOf } from './reported-tests.mjs';

const results = path.join(root, '.cache/test-results');

export function heading(text) {
  console.log(`\n── ${text}`);
}

/** Makes an empty folder for the reports of the runs. */
export function clearResults() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  return results;
}

/** A run that ends before its first test writes no report. */
function readReport(file) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new Error('the run ended before its first test; what stopped it stands above');
}

async function reach(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.end();
  } catch (fault) {
    throw new Error(`TEST_DATABASE_URL names a PostgreSQL that does not answer (${fault.message || fault.code})`);
  }
}

async function withPostgres(work) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    await reach(given);
    return work({});
  }
  const { url, stop } = await startPostgres();
  try {
    return await work({ TEST_DATABASE_URL: url });
  } finally {
    await stop();
  }
}

/** Runs the tests of rules and routes with these arguments of Vitest. The report is written to a file of that name. */
export function runVitest(name, args) {
  const file = path.join(results, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return withPostgres(async (database) => {
    const code = await runTool('vitest', ['run', ...args, ...reporters], { env: { ...process.env, ...database } });
    const report = readReport(file);
    return { code, passed: report.numPassedTests, failed: report.numFailedTests, report };
  });
}

/** Runs the browser tests with these arguments of Playwright. */
export async function runPlaywright(name, args) {
  const file = path.join(results, `${name}.json`);
  const env = { ...process.env, CHROME_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await runTool('playwright', ['test', '-c', 'examples/playwright.config.ts', ...args], { env });
  const report = readReport(file);
  const { expected: passed, unexpected, flaky } = report.stats;
  return { code, passed, failed: unexpected + flaky, report };
}

/** Runs the parts in turn. If one cannot start, the others still run. */
export async function runParts(parts) {
  const runs = [];
  for (const [title, run] of Object.entries(parts)) {
    heading(title);
    runs.push(await run().catch((fault) => ({ code: 1, passed: 0, failed: 0, stopped: `${title}: ${fault.message}` })));
  }
  return runs;
}

/** A run without tests, or with a file that fails to load, has no failed test and still is no success. */
function failuresOf({ code, passed, failed }) {
  return code === 0 && passed > 0 ? failed : Math.max(1, failed);
}

/** Printed at the very end, so that it is seen in the last lines of a long log. */
function nameFailures(runs) {
  const failures = runs.flatMap(({ report }) => (report ? testsOf(report) : [])).filter(({ passed }) => !passed);
  for (const { file, titles, why } of failures) {
    console.error(`\n✗ ${path.relative(root, path.resolve(root, file))} › ${titles.join(' › ')}\n${why}`);
  }
}

/** Prints the result of all runs and exits accordingly. */
export function endWith(runs) {
  nameFailures(runs);
  for (const { stopped } of runs) if (stopped) console.error(`\n✗ ${stopped}`);
  const passed = runs.reduce((sum, run) => sum + run.passed, 0);
  const failed = runs.reduce((sum, run) => sum + failuresOf(run), 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

// Stop what was started for the tests together with them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
