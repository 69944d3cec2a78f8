/** `npm run bench`: what Meg weighs and how much it takes, each beside a floor measured in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../scripts/build.mjs';
import { measureSizes } from '../scripts/check-sizes.mjs';
import { measureFirstMessage } from './first-message.mjs';
import { calls, measure } from './load.mjs';
import { withPostgres } from './postgres.mjs';

function row(what, { perSecond, p50Ms, p99Ms }, floor) {
  const ratio = floor
    ? `${(perSecond / floor.perSecond).toFixed(2)}×, p99 ${(p99Ms / floor.p99Ms).toFixed(1)}×`
    : 'floor';
  console.log(
    `${what.padEnd(52)} ${String(Math.round(perSecond)).padStart(7)}/s   p50 ${p50Ms} ms   p99 ${p99Ms} ms   ${ratio}`,
  );
}

async function weights() {
  console.log('Bytes (Brotli)');
  for (const [name, bytes] of Object.entries(measureSizes()))
    console.log(`${name.padEnd(52)} ${String(bytes).padStart(7)}`);
  console.log('\nFirst message, on the plain example page');
  for (const [name, value] of Object.entries(await measureFirstMessage())) console.log(`${name.padEnd(52)} ${value}`);
}

async function onSqlite(folder) {
  console.log('\nSQLite, synchronous=FULL');
  const meg = (name) =>
    measure('meg', [JSON.stringify({ kind: 'sqlite', file: path.join(folder, `${name}.sqlite`) })], calls[name]);
  row('bare Fastify, JSON hello', await measure('bare', ['hello'], calls.lead));
  const validating = await measure('bare', ['validate'], calls.lead);
  row('bare Fastify + zod, no write', validating);
  row('bare Fastify + one insert, one commit each', await measure('bare', ['each', folder], calls.lead));
  rmSync(path.join(folder, 'bare.sqlite'), { force: true });
  const together = await measure('bare', ['together', folder], calls.lead);
  row('bare Fastify + one insert, one commit together', together);
  row('Meg, POST /api/leads (to the line above)', await meg('lead'), together);
  row('Meg, POST /api/calculate-quote (to zod, no write)', await meg('quote'), validating);
}

async function onPostgres(url, fresh) {
  console.log('\nPostgreSQL, synchronous_commit=on');
  const floor = await measure('bare', ['postgres', url], calls.lead);
  row('bare Fastify + one insert', floor);
  row(
    'Meg, POST /api/leads',
    await measure('meg', [JSON.stringify({ kind: 'postgres', url: await fresh() })], calls.lead),
    floor,
  );
}

await build();
const folder = mkdtempSync(path.join(tmpdir(), 'meg-bench-'));
await weights();
await onSqlite(folder);
await withPostgres(onPostgres);
rmSync(folder, { recursive: true, force: true });
