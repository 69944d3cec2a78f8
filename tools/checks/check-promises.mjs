import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../run.mjs';
import { promiseSamples } from './promise-samples.mjs';
import { promiseFaults, promisesIn, readPromises, readTestFiles } from './promises.mjs';

function isStillFound({ table, files, faults }) {
  const testFiles = Object.entries(files).map(([file, source]) => ({ file, promises: promisesIn(source) }));
  return isDeepStrictEqual(promiseFaults(readPromises(table), testFiles), faults);
}

function checkRules() {
  return Object.entries(promiseSamples)
    .filter(([, sample]) => !isStillFound(sample))
    .map(([name]) => `${name} is not judged as it should be (tools/checks/promise-samples.mjs)`);
}

const promises = readPromises(readFileSync(path.join(root, 'docs/promises.md'), 'utf8'));
const faults = [...checkRules(), ...promiseFaults(promises, readTestFiles(root))];
if (promises.length === 0) faults.push('docs/promises.md has no promise');
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length === 0) console.log(`${promises.length} promises have their tests`);
process.exit(faults.length === 0 ? 0 : 1);
