import { readFileSync } from 'node:fs';
import { companyConfig } from '@meg/shared/contract/company-config';
import BetterSqlite3 from 'better-sqlite3';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../../testing/database/each-database.js';
import { leadBody } from '../../../testing/factories.js';
import { signIn } from '../../../testing/sign-in.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

const dayMs = 86_400_000;

eachDatabase('The records of leads', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let owner: SignedIn;
  let stranger: SignedIn;
  let clock = Date.UTC(2026, 5, 1);

  const store = async (changes: Parameters<typeof leadBody>[0] = {}, who = owner) => {
    clock += 1_000;
    const payload = leadBody({ companyId: who.company.slug, ...changes });
    return (await app.inject({ method: 'POST', url: '/api/leads', payload })).json().id as string;
  };
  const dump = async () => {
    const tables = await database.reader.introspection.getTables();
    const all = tables.map(
      async ({ name }) => (await sql`SELECT * FROM ${sql.table(name)}`.execute(database.reader)).rows,
    );
    return JSON.stringify(await Promise.all(all));
  };

  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database, { now: () => clock });
    owner = await signIn(app, database);
    stranger = await signIn(app, database);
  });
  afterAll(() => app.close());

  describe('as a file', () => {
    it('are all there, filtered like the list, and safe in a spreadsheet', async () => {
      const at = Array.from({ length: 600 }, (_, number) => number);
      for (const number of at) {
        await store({ name: number % 2 ? `=SUM(${number})` : `Zoë, "${number}"`, email: `e${number}@example.com` });
      }
      await store({ name: 'Foreign' }, stranger);
      const answer = await owner.call('GET', '/api/admin/leads/export');
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="leads-2026-06-\d\d\.csv"$/);
      const [head, ...lines] = answer.body.trimEnd().split('\r\n');
      expect(head).toMatch(/^\uFEFFReference,Created \(UTC\),Status,Name,Email,Phone,/);
      expect(lines).toHaveLength(600);
      expect(new Set(lines.map((line) => /e\d+@example/.exec(line)?.[0])).size).toBe(600);
      expect(answer.body).toContain(",'=SUM(1),");
      expect(answer.body).toContain(`,"Zoë, ""0""",`);
      expect(answer.body).toContain(',(+44) 7700900123,');
      expect(answer.body).not.toContain('Foreign');
      const found = await owner.call('GET', '/api/admin/leads/export?search=e599&sort=name&direction=asc');
      expect(found.body.trimEnd().split('\r\n')).toHaveLength(2);
    });

    it.each([
      [{ country: 'US' }, 'Volume in ft³', '424'],
      [{ country: 'FR' }, 'Volume in m³', '12'],
      [{ country: 'FR', units: 'imperial' }, 'Volume in ft³', '424'],
    ])('have volumes in the measures of the company: %o', async (config, heading, volume) => {
      const firm = await signIn(app, database);
      await database.transaction((trx) =>
        trx
          .updateTable('companies')
          .set({ config: JSON.stringify(config) })
          .where('id', '=', firm.company.id)
          .execute(),
      );
      clock += 60_000;
      await store({ volumeM3: 12 }, firm);
      const { body } = await firm.call('GET', '/api/admin/leads/export');
      const [head, line] = body
        .replace(/"[^"]*"/g, 'quoted')
        .trimEnd()
        .split('\r\n');
      const headings = head?.split(',') ?? [];
      expect(headings.filter((one) => one.startsWith('Volume'))).toEqual([heading]);
      expect(line?.split(',')[headings.indexOf(heading)]).toBe(volume);
    });

    it('leave an audit entry of who took them, without the words of the search', async () => {
      await owner.call('GET', '/api/admin/leads/export?search=somebody&status=new');
      const entries = await database.reader
        .selectFrom('auditEntries')
        .selectAll()
        .where('action', '=', 'lead.exported')
        .where('companyId', '=', owner.company.id)
        .execute();
      expect(entries.at(-1)).toMatchObject({ personId: owner.person.id });
      expect(JSON.parse(entries.at(-1)?.detail ?? '{}')).toMatchObject({ status: 'new', searched: true });
      expect(entries.at(-1)?.detail).not.toContain('somebody');
    });
  });

  describe('of one person', () => {
    const person = {
      name: 'Xanthippe Quillfeather',
      email: 'Xanthippe@Quill.example',
      phone: '+44 7911 123456',
      originCity: 'Llanfairpwll',
      destinationCity: 'Ouagadougou',
      chatHistory: 'Visitor: my parrot Zebulon',
    };
    const traces =
      /xanthippe|quillfeather|quill\.example|7911\s?123456|llanfairpwll|ouagadougou|zebulon|gramophone|velociped/i;

    const fill = async () => {
      const id = await store(person);
      await store({ ...person, email: person.email.toLowerCase(), name: 'X. Quillfeather', phone: '+447911123456' });
      const contactInfo = { email: person.email, phone: person.phone };
      const companyId = owner.company.slug;
      for (const leadId of [id, undefined]) {
        const asked = { companyId, leadId, requestType: 'immediate', contactMethod: 'call', contactInfo };
        const payload = { ...asked, chatHistory: 'Visitor: Zebulon again' };
        expect((await app.inject({ method: 'POST', url: '/api/human-handoff', payload })).statusCode).toBe(201);
      }
      const otherwise = { email: 'other@elsewhere.example', phone: '(+44) 7911/12-34.56' };
      const asked = { companyId, requestType: 'immediate', contactMethod: 'call', contactInfo: otherwise };
      const payload = { ...asked, chatHistory: 'Visitor: Zebulon once more' };
      expect((await app.inject({ method: 'POST', url: '/api/human-handoff', payload })).statusCode).toBe(201);
      const feedback = { companyId, leadId: id, rating: 5, comment: 'Zebulon is glad', userEmail: person.email };
      await app.inject({ method: 'POST', url: '/api/feedback', payload: feedback });
      await owner.call('POST', `/api/leads/${id}/notes`, { text: 'Has a gramophone' });
      const { version } = (await owner.call('GET', `/api/leads/${id}`)).json();
      await owner.call('PATCH', `/api/leads/${id}`, { version, tags: ['velociped'] });
      return id;
    };

    it('are exported completely, for an owner', async () => {
      const id = await fill();
      const answer = await owner.call('GET', `/api/leads/${id}/person`);
      const record = answer.json();
      expect(answer.headers['content-disposition']).toContain('attachment');
      expect(record).toMatchObject({
        leads: [{ name: 'X. Quillfeather' }, { name: person.name, chatHistory: person.chatHistory }],
        feedback: [{ comment: 'Zebulon is glad' }],
        notes: [{ text: 'Has a gramophone' }],
        tags: [{ tag: 'velociped' }],
      });
      expect(record.handoffs).toHaveLength(3);
      const agent = await signIn(app, database, { teamRole: 'agent', company: owner.company.id });
      expect((await agent.call('GET', `/api/leads/${id}/person`)).statusCode).toBe(403);
      expect((await agent.call('POST', `/api/leads/${id}/erase`, { confirm: 'erase' })).statusCode).toBe(403);
      expect((await stranger.call('GET', `/api/leads/${id}/person`)).statusCode).toBe(404);
    });

    it('are erased from every table and from the file, and the other company keeps its own', async () => {
      const theirs = await store({ email: person.email, name: 'Somebody Else' }, stranger);
      const id = await fill();
      expect(await dump()).toMatch(traces);
      const answer = await owner.call('POST', `/api/leads/${id}/erase`, { confirm: 'erase' });
      expect(answer.json()).toEqual({ leads: 4, handoffs: 6, feedback: 2 });
      expect((await stranger.call('GET', `/api/leads/${theirs}`)).json()).toMatchObject({ name: 'Somebody Else' });
      await stranger.call('POST', `/api/leads/${theirs}/erase`, { confirm: 'erase' });
      expect(await dump()).not.toMatch(traces);
      expect((await owner.call('GET', `/api/leads/${id}`)).statusCode).toBe(404);
      expect((await owner.call('GET', '/api/leads?search=xanthippe')).json()).toMatchObject({ leads: [] });
      const { target } = current();
      if (target.kind === 'sqlite') {
        for (const end of ['', '-wal']) expect(readFileSync(target.file + end, 'latin1')).not.toMatch(traces);
        const beside = new BetterSqlite3(target.file);
        expect(beside.prepare(`INSERT INTO "leadSearch"("leadSearch") VALUES ('integrity-check')`).run()).toBeTruthy();
        beside.close();
      }
    });
  });

  it("are erased automatically after the company's retention", async () => {
    const forgetful = await signIn(app, database);
    const config = JSON.stringify(companyConfig.parse({ retentionDays: 30 }));
    await database.transaction((trx) =>
      trx.updateTable('companies').set({ config }).where('id', '=', forgetful.company.id).execute(),
    );
    const at = clock;
    for (let number = 0; number < 150; number++) await store({ name: `Old ${number}` }, forgetful);
    clock = at + 20 * dayMs;
    const young = await store({ name: 'Young' }, forgetful);
    clock = at + 31 * dayMs;
    const older = async (days: number) => (await forgetful.call('GET', `/api/leads/older?days=${days}`)).json();
    expect([await older(30), await older(10), await older(40)]).toEqual([{ leads: 150 }, { leads: 151 }, { leads: 0 }]);
    const later = await createTestApp(database, { now: () => clock });
    const entries = () =>
      database.reader.selectFrom('auditEntries').selectAll().where('companyId', '=', forgetful.company.id).execute();
    await expect
      .poll(entries, { timeout: 30_000 })
      .toMatchObject([{ action: 'lead.expired', personName: 'Meg', detail: '{"leads":150,"loose":0}' }]);
    await later.close();
    const { leads } = (await forgetful.call('GET', '/api/leads')).json() as { leads: { id: string }[] };
    expect(leads.map(({ id }) => id)).toEqual([young]);
    expect((await owner.call('GET', '/api/leads')).json().leads.length).toBeGreaterThan(0);
  });
});
