/** How long pages of the list of leads take for a company with 100,000 leads, on both databases. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withServer } from '../meg-server.mjs';
import { withPostgres } from './postgres.mjs';
import { figuresOf } from './timings.mjs';

const leads = 100_000;
const rounds = 150;
const budgetMs = 50;
const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString();

const page = (query) => `/api/leads?${new URLSearchParams(query)}`;

/** The list as people use it: orders, filters, and searches that find one, many and nearly all leads. */
const lists = {
  'the newest 50': page({}),
  'the newest 100': page({ limit: '100' }),
  'by name': page({ sort: 'name', direction: 'asc' }),
  'by amount': page({ sort: 'quoteAmount' }),
  'by status': page({ sort: 'status', direction: 'asc' }),
  'by score': page({ sort: 'score' }),
  'open, the most urgent first': page({ view: 'open', sort: 'due', direction: 'asc' }),
  'needs reply, the most urgent first': page({ view: 'needsReply', sort: 'due', direction: 'asc' }),
  'one’s own, the most urgent first': page({ view: 'mine', sort: 'due', direction: 'asc' }),
  'callbacks today': page({ view: 'callbacksToday', sort: 'due', direction: 'asc' }),
  'the counts of all views': '/api/leads/counts',
  'of one status': page({ status: 'qualified' }),
  'of one status, by name': page({ status: 'qualified', sort: 'name', direction: 'asc' }),
  'of one month': page({ from: day(90), to: day(60) }),
  'of one move type': page({ moveType: 'local' }),
  'looks like a bot': page({ bots: 'only' }),
  'search for one number': page({ search: '100 42' }),
  'search for a number in another spelling': page({ search: '+44 (0)100 42' }),
  'search for what visitors said': page({ search: 'harpsichord' }),
  'search for what many visitors said': page({ search: 'piano' }),
  'search for a reference': page({ search: 'M-ABCDEFGH' }),
  'search for a name': page({ search: 'amina yus' }),
  'search for a city': page({ search: 'kuala' }),
  'search for what nearly all have': page({ search: 'example' }),
  'search for what nearly all have, by name': page({ search: 'example', sort: 'name', direction: 'asc' }),
  'search for a letter': page({ search: 'm' }),
  'search for what nobody has': page({ search: 'nobody' }),
  'search of one status, by name': page({ search: 'kuala', status: 'qualified', sort: 'name', direction: 'asc' }),
};

async function prepare(target) {
  const [{ connect }, { CompaniesService }, { PeopleService }, { SessionsService }, { newId }, { storeLeads }] =
    await Promise.all([
      import('../../server/dist/database/connect.js'),
      import('../../server/dist/features/companies/companies.service.js'),
      import('../../server/dist/features/people/people.service.js'),
      import('../../server/dist/features/sessions/sessions.service.js'),
      import('../../server/dist/ids/ids.js'),
      import('../operate/seed/store-leads.mjs'),
    ]);
  const database = connect(target);
  await database.migrate();
  const sources = { database, now: Date.now, newId, randomBytes };
  const companies = new CompaniesService(sources);
  await companies.seedDemo();
  const { id: companyId } = await companies.require();
  const startMs = Date.now();
  await storeLeads(database, { companyId, leads, now: startMs });
  const seededS = (Date.now() - startMs) / 1_000;
  const token = await database.transaction(async (trx) => {
    const { id } = await new PeopleService(sources).create(trx, {
      companyId,
      email: 'bench@example.com',
      firstName: 'Bench',
      lastName: 'Mark',
      passwordHash: '',
      role: 'customer_admin',
      teamRole: 'owner',
    });
    return new SessionsService(sources).open(trx, id, 'bench');
  });
  await database.close();
  console.log(`  ${leads} leads stored in ${seededS.toFixed(0)} s`);
  return token;
}

async function measureList(ask, address) {
  const tookMs = [];
  for (let round = 0; round < rounds; round++) {
    const startMs = performance.now();
    await ask(address);
    tookMs.push(performance.now() - startMs);
  }
  const { p50, p99 } = figuresOf(tookMs.slice(10));
  return { p50Ms: Number(p50.toFixed(1)), p99Ms: Number(p99.toFixed(1)) };
}

/** The address of page 41, as after long scrolling. */
async function deepPage(ask) {
  let next = '';
  for (let pages = 0; pages < 40; pages++)
    next = (await ask(page({ limit: '100', ...(next && { cursor: next }) }))).next;
  return page({ limit: '100', cursor: next });
}

async function measureAllLists(url, token) {
  const ask = async (address) => {
    const answer = await fetch(url + address, { headers: { cookie: `meg-session=${token}` } });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return answer.headers.get('content-type').includes('json') ? answer.json() : answer.text();
  };
  const lines = [];
  for (const [what, address] of Object.entries({ ...lists, 'page 41 of the newest': await deepPage(ask) })) {
    const figures = await measureList(ask, address);
    const verdict = figures.p99Ms <= budgetMs ? '' : `over ${budgetMs} ms`;
    console.log(
      `  ${what.padEnd(44)} p50 ${String(figures.p50Ms).padStart(6)} ms   p99 ${String(figures.p99Ms).padStart(6)} ms   ${verdict}`,
    );
    lines.push({ what, ...figures });
  }
  const startMs = performance.now();
  const text = await ask('/api/admin/leads/export');
  console.log(
    `  export of all: ${((performance.now() - startMs) / 1_000).toFixed(1)} s, ${(text.length / 1e6).toFixed(0)} MB`,
  );
  return lines;
}

async function measureOn(name, target) {
  console.log(`\n${name}, ${leads} leads`);
  const token = await prepare(target);
  const options = { args: [JSON.stringify(target)], stdout: 'ignore' };
  return withServer('tools/bench/servers/meg.mjs', options, (url) => measureAllLists(url, token));
}

export async function measureLeads() {
  const folder = mkdtempSync(path.join(tmpdir(), 'meg-bench-leads-'));
  const sqlite = await measureOn('SQLite', { kind: 'sqlite', file: path.join(folder, 'meg.sqlite') });
  const postgres = await withPostgres((target) => measureOn('PostgreSQL', target));
  rmSync(folder, { recursive: true, force: true });
  return { sqlite, postgres };
}
