import { build } from '../build/build.mjs';
import { must, runInParallel } from '../run.mjs';
import { clearResults, endWith, heading, runParts, runPlaywright, runVitest } from './test-runs.mjs';

const tool = (name, ...args) => ['npx', ['--no-install', name, ...args]];

/** Two rows of checks that take about as long, one for each of two processors. */
const rows = [
  [['Types', 'The type check', ...tool('tsc', '-b')]],
  [
    ['Format and lint', 'The format or lint check', ...tool('biome', 'check', '.')],
    [
      'Unused code and dependencies',
      'The check for unused code',
      ...tool('knip', '--config', 'tools/checks/knip.json'),
    ],
    ['The lockfile', 'The lockfile', 'node', ['tools/checks/complete-lock.mjs', '--check']],
    ['Walls (who may import what)', 'The import rules', 'node', ['tools/checks/check-walls.mjs']],
    ['The npm package', 'The npm package', 'node', ['loader/check-package.mjs']],
    ['Sizes', 'A size budget', 'node', ['tools/checks/check-sizes.mjs']],
    ['Documents', 'The check of the documents', 'node', ['tools/checks/check-documents.mjs']],
    ['Promises (docs/promises.md)', 'The table of promises', 'node', ['tools/checks/check-promises.mjs']],
  ],
];

async function runRow(row) {
  for (const [title, what, command, args] of row) await must(what, runInParallel(title, command, args));
}

async function checkSources() {
  heading('Build');
  await build();
  await Promise.all(rows.map(runRow));
}

clearResults();
await checkSources();
endWith(
  await runParts({
    'Rules and routes, on SQLite and PostgreSQL': () => runVitest('unit', []),
    'The product in a browser': () => runPlaywright('browser', []),
  }),
);
