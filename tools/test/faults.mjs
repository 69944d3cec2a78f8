/**
 * `npm run faults [-- PROMISE]`: holds the promises of docs/promises.md, or one of them, at their full length, and says
 * what was measured.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build/build.mjs';
import { readPromises, readTestFiles } from '../checks/promises.mjs';
import { must, root, run } from '../run.mjs';
import { resultsOf } from './promise-results.mjs';
import { clearResults, endWith, heading, runParts, runPlaywright, runVitest } from './test-runs.mjs';

const chosen = process.argv.slice(2).join(' ');
const figuresFile = path.join(clearResults(), 'figures.jsonl');
Object.assign(process.env, { MEG_FAULTS: '1', MEG_FIGURES: figuresFile });

function readNames() {
  const names = readPromises(readFileSync(path.join(root, 'docs/promises.md'), 'utf8')).map(({ name }) => name);
  if (!chosen) return names;
  if (names.includes(chosen)) return [chosen];
  console.error(`There is no promise "${chosen}". There are:\n  ${names.join('\n  ')}`);
  process.exit(1);
}

function partsFor(names) {
  const holding = readTestFiles(root).filter(({ promises }) => promises.some((name) => names.includes(name)));
  const pattern = `survives: ${chosen}`;
  const parts = [
    [
      'At full length',
      /\.faults\.ts$/,
      (files) => runVitest('long', ['-c', 'tools/test/vitest.faults.config.ts', '-t', pattern, ...files]),
    ],
    ['As in npm test', /\.test\.tsx?$/, (files) => runVitest('short', ['-t', pattern, ...files])],
    ['In a browser', /\.spec\.ts$/, (files) => runPlaywright('browser', ['-g', pattern, ...files])],
  ];
  return parts.flatMap(([title, ending, runFiles]) => {
    const files = holding.map(({ file }) => file).filter((file) => ending.test(file));
    return files.length > 0 ? [[title, () => runFiles(files)]] : [];
  });
}

function readFigures() {
  if (!existsSync(figuresFile)) return [];
  return readFileSync(figuresFile, 'utf8').trim().split('\n').map(JSON.parse);
}

function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  for (const row of rows) console.log(row.map((cell, column) => String(cell).padEnd(widths[column])).join('   '));
}

const names = readNames();
await must('The table of promises', run('node', ['tools/checks/check-promises.mjs']));
heading('Build');
await build();
const runs = await runParts(Object.fromEntries(partsFor(names)));
const results = resultsOf(
  names,
  runs.flatMap(({ report }) => report ?? []),
);

heading('What was measured');
printTable([['promise', 'what', 'value'], ...readFigures().map(({ promise, what, value }) => [promise, what, value])]);
heading('What was promised');
printTable([['promise', 'passed', 'failed'], ...results.map(({ name, passed, failed }) => [name, passed, failed])]);
// A promise without a test that ran counts as broken.
const idle = results.filter(({ passed, failed }) => passed + failed === 0);
endWith([...runs, ...idle.map(({ name }) => ({ code: 1, passed: 0, failed: 0, stopped: `No test held "${name}"` }))]);
