import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { withMeg } from '../meg-server.mjs';
import { root } from '../run.mjs';
import { contentTypes, withFiles } from '../serve-files.mjs';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** The chat replies without a pause, and the company is open around the clock. */
const config = {
  contactInfo: { phone: '+44 113 496 0123' },
  chatbotConfig: {
    paceFactor: 0,
    businessHours: {
      timezone: 'America/New_York',
      days: Object.fromEntries(days.map((day) => [day, { open: '00:00', close: '00:00' }])),
    },
  },
};

function withDemoCompany(work, settings) {
  return withMeg(async (url, folder) => {
    const databaseFile = path.join(folder, 'meg.sqlite');
    const db = new BetterSqlite3(databaseFile);
    db.prepare(
      `INSERT INTO companies (id, slug, name, config, "createdAt", "updatedAt") VALUES ('demo', 'demo', 'Demo Movers', ?, 0, 0)
       ON CONFLICT (slug) DO UPDATE SET config = excluded.config`,
    ).run(JSON.stringify(config));
    const { id: companyId } = db.prepare("SELECT id FROM companies WHERE slug = 'demo'").get();
    const count = (table) => db.prepare(`SELECT count(*) AS rows FROM ${table}`).get().rows;
    try {
      return await work({ url, databaseFile, companyId, count });
    } finally {
      db.close();
    }
  }, settings);
}

/** More host pages, each with its headers. */
function madePages(megUrl) {
  const html = (head, body) =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>A host page</title>${head}${body}`;
  const script = (attributes) => `<script async src="${megUrl}/meg.js" data-company="demo" ${attributes}></script>`;
  const headers = { 'content-type': contentTypes['.html'] };
  const policy = `default-src 'none'; img-src data:; script-src ${megUrl}; frame-src ${megUrl}; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'`;
  return {
    '/made/inline': [
      headers,
      html(
        '<link rel="stylesheet" href="/plain-html/site.css">',
        `<h1>Ask us</h1><div id="chat" style="height:600px;max-width:760px"></div>${script('data-mode="inline" data-target="#chat"')}`,
      ),
    ],
    '/made/strict': [
      { ...headers, 'content-security-policy': policy },
      html(`<link rel="icon" href="data:,">${script('')}`, '<h1>A page with the strictest policy</h1>'),
    ],
  };
}

function exampleFile(pathname, megUrl) {
  const file = path.join(root, 'examples', pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const type = contentTypes[path.extname(file)];
  if (!type || !existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  return [{ 'content-type': type }, text.replaceAll('src="/meg.js"', `src="${megUrl}/meg.js"`)];
}

/** Runs a Meg server, and a customer's pages on another site, as in real use. */
export function withSites(work, settings) {
  return withDemoCompany((meg) => {
    const made = madePages(meg.url);
    const find = (pathname) => made[pathname] ?? exampleFile(pathname, meg.url);
    return withFiles(find, (port) => work(meg, `http://localhost:${port}`));
  }, settings);
}
