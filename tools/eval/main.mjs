/**
 * `npm run eval`: how well Meg understands and answers what visitors write. Mistakes are counted and fail nothing.
 *
 * `-- --faults` lists the mistakes of the tuning half, which may be looked at while tuning. The held-out half shows what
 * holds for sentences that nobody tuned for: `--faults=held-out` is for the time when the figures are final.
 * `--json FILE` writes the figures to a file, `--as-built` measures the last build.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { build } from '../build/build.mjs';
import { withMeg } from '../meg-server.mjs';
import { askAll } from './src/ask.mjs';
import { readGuides } from './src/guide-sections.mjs';
import { faultsOfQuestions, readQuestions } from './src/questions.mjs';
import { printFaults, printReport } from './src/report.mjs';
import { measuresOf } from './src/score.mjs';

const usage = 'npm run eval -- [--faults[=held-out]] [--json FILE] [--as-built]';

function readOptions(words) {
  const options = { faults: undefined, json: undefined, asBuilt: false };
  for (let at = 0; at < words.length; at++) {
    if (words[at] === '--faults') options.faults = 'tuning';
    else if (words[at] === '--faults=held-out') options.faults = 'held-out';
    else if (words[at] === '--json' && words[at + 1]) options.json = words[++at];
    else if (words[at] === '--as-built') options.asBuilt = true;
    else throw new Error(`${words[at]} is not known: ${usage}`);
  }
  return options;
}

const options = readOptions(process.argv.slice(2));
if (!options.asBuilt) await build();
const questions = readQuestions();
const guides = await readGuides();
// Imported here, since it may not be built yet when this module is loaded.
const { intents } = await import('../../shared/dist/contract/understanding.js');
const wrong = faultsOfQuestions(Object.values(questions).flat(), { intents, guides });
// Figures measured with wrong questions would mean nothing.
if (wrong.length > 0) throw new Error(`The questions are wrong:\n${wrong.join('\n')}`);

const loadBefore = loadavg()[0];
const outcomes = await withMeg((url) => askAll(url, questions), { TRUST_PROXY: 'loopback' });
const report = { loadAverage: [loadBefore, loadavg()[0]].map((load) => Number(load.toFixed(2))), halves: {} };
for (const half of Object.keys(questions)) report.halves[half] = measuresOf(outcomes[half], guides);

printReport(report);
if (options.faults) printFaults(options.faults, report.halves[options.faults]);
if (options.json) {
  // Leave out the faults, so that keeping the figures does not mean looking at the held-out half.
  const figures = Object.entries(report.halves).map(([half, { faults, ...kept }]) => [half, kept]);
  writeFileSync(options.json, `${JSON.stringify({ ...report, halves: Object.fromEntries(figures) }, null, 2)}\n`);
}
