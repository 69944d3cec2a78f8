import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../database/connect.js';
import type { Database } from '../../database/database.js';
import { newAddress, newContact } from '../../testing/addresses.js';
import { addCompany } from '../../testing/companies.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';

/** SQLite has one server. */
const servers = { sqlite: 1, postgres: 2 };

eachDatabase('Requests of one person at the same moment', (current) => {
  let apps: FastifyInstance[];
  let databases: Database[];
  beforeAll(async () => {
    const { database, target } = current();
    const others = Array.from({ length: servers[database.dialect] - 1 }, () => connect(target));
    databases = others;
    await addCompany(database, 'racing-movers', { chatbotConfig: { contactRequired: 'either' } });
    apps = await Promise.all([database, ...others].map((one) => createTestApp(one)));
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await Promise.all(databases.map((database) => database.close()));
  });

  let sent = 0;
  const send = async (url: string, payload: object) => {
    const app = apps[sent++ % apps.length] as FastifyInstance;
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await app.inject({ method: 'POST', url, remoteAddress: newAddress(), headers, payload });
    expect(answer.statusCode, answer.body).toBe(201);
  };
  const ask = (contactInfo: object) =>
    send('/api/human-handoff', {
      companyId: 'racing-movers',
      requestType: 'immediate',
      contactMethod: 'call',
      contactInfo,
      elapsedMs: 20_000,
    });
  const leave = (contact: object) => send('/api/leads', leadBody({ companyId: 'racing-movers', ...contact }));
  const leadsOf = async ({ email, phone }: { email: string; phone: string }) =>
    current()
      .database.reader.selectFrom('leads')
      .select(['id', 'originCity'])
      .where(({ or, eb }) => or([eb('email', '=', email), eb('phone', '=', phone)]))
      .execute();

  it('make one lead, whichever server each reaches', async () => {
    for (let round = 0; round < 5; round++) {
      const contact = newContact();
      await Promise.all(Array.from({ length: 6 }, () => ask(contact)));
      expect(await leadsOf(contact)).toHaveLength(1);
    }
  });

  it('make one lead where only the email or only the number is the same', async () => {
    for (let round = 0; round < 5; round++) {
      const { email, phone } = newContact();
      await ask({ email, phone });
      const other = newContact();
      await Promise.all([
        ...[1, 2].map(() => ask({ email: other.email, phone: '' })),
        ...[1, 2].map(() => ask({ email: other.email, phone: other.phone })),
      ]);
      expect(await leadsOf(other)).toHaveLength(1);
    }
  });

  it('make one lead, and the form one of its own unless it came first', async () => {
    for (let round = 0; round < 8; round++) {
      const contact = newContact();
      await Promise.all([ask(contact), leave(contact), ask(contact)]);
      const leads = await leadsOf(contact);
      expect(leads.filter(({ originCity }) => originCity === 'Leeds')).toHaveLength(1);
      expect(leads.length).toBeLessThanOrEqual(2);
    }
  });
});
