import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls, measure } from './load.mjs';
import { withPostgres } from './postgres.mjs';

/** Prints a line and returns it for the JSON report. */
function line(what, figures, floor) {
  const { perSecond, p50Ms, p99Ms } = figures;
  const ratio = floor
    ? `${(perSecond / floor.perSecond).toFixed(2)}×, p99 ${(p99Ms / floor.p99Ms).toFixed(1)}×`
    : 'floor';
  console.log(
    `${what.padEnd(52)} ${String(Math.round(perSecond)).padStart(7)}/s   p50 ${p50Ms} ms   p99 ${p99Ms} ms   ${ratio}`,
  );
  return { line: what, ...figures, ratio };
}

async function onSqlite(folder) {
  console.log('\nSQLite, synchronous=FULL');
  const meg = (name) =>
    measure('meg', [JSON.stringify({ kind: 'sqlite', file: path.join(folder, `${name}.sqlite`) })], calls[name]);
  const hello = line('bare Fastify, JSON hello', await measure('bare', ['hello'], calls.lead));
  const validating = await measure('bare', ['validate'], calls.lead);
  const checked = line('bare Fastify + zod, no write', validating);
  const each = line('bare Fastify + one insert, one commit each', await measure('bare', ['each', folder], calls.lead));
  rmSync(path.join(folder, 'bare.sqlite'), { force: true });
  const together = await measure('bare', ['together', folder], calls.lead);
  return [
    hello,
    checked,
    each,
    line('bare Fastify + one insert, one commit together', together),
    line('Meg, POST /api/leads (to the line above)', await meg('lead'), together),
    line('Meg, POST /api/calculate-quote (to zod, no write)', await meg('quote'), validating),
  ];
}

async function onPostgres(target, url) {
  console.log('\nPostgreSQL, synchronous_commit=on');
  const floor = await measure('bare', ['postgres', url], calls.lead);
  const bare = line('bare Fastify + one insert', floor);
  return [bare, line('Meg, POST /api/leads', await measure('meg', [JSON.stringify(target)], calls.lead), floor)];
}

export async function measureServers() {
  const folder = mkdtempSync(path.join(tmpdir(), 'meg-bench-'));
  const sqlite = await onSqlite(folder);
  const postgres = await withPostgres(onPostgres);
  rmSync(folder, { recursive: true, force: true });
  return { sqlite, postgres };
}
