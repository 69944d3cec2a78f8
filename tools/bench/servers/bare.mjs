/**
 * The floor that Meg is measured against: a bare Fastify, and one insert a request.
 * `hello` answers JSON, `validate` parses by zod and writes nothing, `each` commits each insert by itself,
 * `together` commits all that wait at once, `postgres` inserts there.
 */
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import Fastify from 'fastify';
import pg from 'pg';
import { createLead } from '../../../shared/dist/contract/leads.js';

const [, , kind, where] = process.argv;
const app = Fastify();

function sqliteInsert() {
  const db = new BetterSqlite3(path.join(where, 'bare.sqlite'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('CREATE TABLE leads (id INTEGER PRIMARY KEY, body TEXT NOT NULL)');
  return { db, insert: db.prepare('INSERT INTO leads (body) VALUES (?)') };
}

const handlers = {
  hello: () => () => ({ hello: 'world' }),
  validate: () => (request) => ({ name: createLead.body.parse(request.body).name }),
  each() {
    const { insert } = sqliteInsert();
    return (request) => ({ id: Number(insert.run(JSON.stringify(request.body)).lastInsertRowid) });
  },
  together() {
    const { db, insert } = sqliteInsert();
    let waiting = [];
    const commit = db.transaction((jobs) => jobs.map(({ body }) => insert.run(body).lastInsertRowid));
    const flush = () => {
      const jobs = waiting;
      waiting = [];
      const ids = commit.immediate(jobs);
      for (const [place, { resolve }] of jobs.entries()) resolve({ id: Number(ids[place]) });
    };
    return (request) =>
      new Promise((resolve) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ body: JSON.stringify(request.body), resolve });
      });
  },
  async postgres() {
    const pool = new pg.Pool({ connectionString: where, max: 20 });
    await pool.query('CREATE TABLE bare (id bigserial PRIMARY KEY, body text NOT NULL)');
    return async (request) => {
      const { rows } = await pool.query('INSERT INTO bare (body) VALUES ($1) RETURNING id', [
        JSON.stringify(request.body),
      ]);
      return { id: rows[0].id };
    };
  },
};

app.post('/api/leads', await handlers[kind]());
process.send({ ready: await app.listen({ host: '127.0.0.1', port: 0 }) });
