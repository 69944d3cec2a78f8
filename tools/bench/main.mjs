/**
 * `npm run bench`: what Meg weighs and how long it takes, each beside a floor measured in the same run. Figures that miss
 * their budget are marked and fail nothing, since they depend on the machine.
 *
 * `-- page`, `-- servers` or `-- leads` measures that part alone. `-- lighthouse` audits the public pages, only if named.
 * `--json FILE` writes the figures to a file, `--rounds N` sets how often each page is visited.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from '../build/build.mjs';
import { measureLeads } from './leads.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { budgetLines, printLines } from './page/budget-lines.mjs';
import { measurePages } from './page/measure-pages.mjs';
import { measureWeights } from './page/weights.mjs';
import { measureServers } from './servers.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, rounds: { type: 'string', default: '9' } },
});

/** Load average of the last minute. Above the number of cores, figures include waiting for a core. */
function load() {
  return Number(loadavg()[0].toFixed(2));
}

async function page() {
  const before = load();
  const { version, rounds, ...pages } = await measurePages(Number(values.rounds));
  const loadAverage = [before, load()];
  console.log(
    `${version}, processor slowed 4×, 9 Mbps, 170 ms a request; medians of ${rounds}; load ${loadAverage.join(' to ')}\n`,
  );
  const lines = budgetLines(measureWeights(), pages);
  printLines(lines);
  return { version, rounds, loadAverage, pages, lines };
}

const parts = { page, servers: measureServers, leads: measureLeads, lighthouse: measureLighthouse };
/** These install something at their first use, so they run only when named. */
const onlyByName = new Set(['lighthouse']);

await build();
const report = { machine: { node: process.version, cores: cpus().length, cpu: cpus()[0]?.model } };
for (const [name, measure] of Object.entries(parts))
  if (positionals.includes(name) || (positionals.length === 0 && !onlyByName.has(name))) report[name] = await measure();
if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
