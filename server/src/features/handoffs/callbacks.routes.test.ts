import { randomUUID } from 'node:crypto';
import type { StoredHandoff } from '@meg/shared/contract/handoffs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../database/connect.js';
import { newAddress, newContact } from '../../testing/addresses.js';
import { addCompany, addDemoInNewYork } from '../../testing/companies.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';

/** A Friday, seven in the morning in New York, where the demo company is here; its clocks go back on the Sunday. */
const friday = Date.parse('2026-10-30T11:00Z');

eachDatabase('Callbacks', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let nowMs = friday;
  beforeAll(async () => {
    database = current().database;
    await addDemoInNewYork(database);
    app = await createTestApp(database, { now: () => nowMs });
    await addCompany(database, 'other-movers');
    await addCompany(database, 'never-open', {
      chatbotConfig: { callbackCapacity: 1, businessHours: { timezone: 'Asia/Kolkata', days: closed } },
    });
  });
  afterAll(() => app.close());

  const closed = {
    monday: null,
    tuesday: null,
    wednesday: null,
    thursday: null,
    friday: null,
    saturday: null,
    sunday: null,
  };
  const list = (query: Record<string, string> = {}) => app.inject({ url: '/api/callback-slots', query });
  const starts = async (query: Record<string, string> = {}): Promise<string[]> =>
    (await list(query)).json().slots.map(({ start }: { start: string }) => start);
  /** Each from a network of its own, and by somebody else where it is for no lead. */
  const book = (
    slot: string,
    changes: { leadId?: string; website?: string; language?: string } = {},
    key: string = randomUUID(),
  ) =>
    app.inject({
      method: 'POST',
      url: '/api/human-handoff',
      remoteAddress: newAddress(),
      headers: { 'idempotency-key': key },
      payload: {
        requestType: 'scheduled',
        contactInfo: changes.leadId ? { email: 'amina@example.com', phone: '+44 7700 900123' } : newContact(),
        timezone: 'Europe/London',
        slot,
        ...changes,
      },
    });
  const newLead = async (companyId = 'demo'): Promise<string> =>
    (await app.inject({ method: 'POST', url: '/api/leads', payload: leadBody({ companyId }) })).json().id;
  const handoffs = () => database.reader.selectFrom('handoffs').selectAll();

  describe('on offer', () => {
    it("are shown on both clocks, right on both sides of a change of the company's", async () => {
      const { slots, ...rest } = (await list({ timezone: 'Asia/Kuala_Lumpur' })).json();
      expect(rest).toEqual({
        timezone: 'America/New_York',
        visitorTimezone: 'Asia/Kuala_Lumpur',
        slotMinutes: 30,
        isOpen: false,
        opensAt: '2026-10-30T13:00:00.000Z',
      });
      expect(slots[0]).toEqual({
        start: '2026-10-30T13:00:00.000Z',
        company: { date: '2026-10-30', time: '09:00', weekday: 'friday', offset: '-04:00' },
        visitor: { date: '2026-10-30', time: '21:00', weekday: 'friday', offset: '+08:00' },
      });
      const monday = slots.find(({ company }: { company: { weekday: string } }) => company.weekday === 'monday');
      expect(monday).toEqual({
        start: '2026-11-02T14:00:00.000Z',
        company: { date: '2026-11-02', time: '09:00', weekday: 'monday', offset: '-05:00' },
        visitor: { date: '2026-11-02', time: '22:00', weekday: 'monday', offset: '+08:00' },
      });
      expect(slots).toHaveLength(16 * 6 + 8);
    });

    it('are none if the company is never open, and no opening time is named', async () => {
      const answer = (await list({ companyId: 'never-open' })).json();
      expect(answer).toMatchObject({ slots: [], isOpen: false, visitorTimezone: 'Asia/Kolkata' });
      expect(answer).not.toHaveProperty('opensAt');
    });

    it.each(['Mars/Olympus', '', '+05:00', 'x'.repeat(5_000), '\u0000'])('refuse the zone %j', async (timezone) => {
      const answer = await list({ timezone });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.fields).toHaveProperty('timezone');
    });

    it("know no company by a wrong name and no other company's lead", async () => {
      expect((await list({ companyId: 'nobody' })).json().error.code).toBe('company_unknown');
      expect((await list({ leadId: await newLead('other-movers') })).json().error.code).toBe('lead_unknown');
    });
  });

  describe('booked', () => {
    it('come with the time on both clocks and a file for the calendar', async () => {
      const answer = await book('2026-10-30T13:00:00Z');
      expect(answer.statusCode).toBe(201);
      const { slot, calendar, messageCode, message }: StoredHandoff = answer.json();
      expect(slot?.visitor).toEqual({ date: '2026-10-30', time: '13:00', weekday: 'friday', offset: '+00:00' });
      expect(calendar).toContain('DTSTART:20261030T130000Z\r\nDTEND:20261030T133000Z\r\n');
      expect(messageCode).toBe('callback_booked');
      expect(message).toBe('A specialist will call you on Friday, October 30 at 1:00 PM Greenwich Mean Time.');
    });

    it('are no longer on offer once the time is full, and a further one is refused with nothing stored', async () => {
      const slot = '2026-10-30T14:00:00.000Z';
      const key = randomUUID();
      const leadId = await newLead();
      expect((await book(slot)).statusCode).toBe(201);
      expect(await starts()).toContain(slot);
      expect((await book(slot)).statusCode).toBe(201);
      expect(await starts()).not.toContain(slot);
      const refused = await book(slot, { leadId }, key);
      expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'slot_taken']);
      expect(await handoffs().where('idempotencyKey', '=', key).execute()).toEqual([]);
      const lead = await database.reader
        .selectFrom('leads')
        .select('status')
        .where('id', '=', leadId)
        .executeTakeFirst();
      expect(lead?.status).toBe('new');
      expect((await book('2026-10-30T14:30:00Z', { leadId }, key)).statusCode).toBe(201);
      expect(await starts({ companyId: 'other-movers' })).toContain(slot);
    });

    it.each(['2026-10-29T14:00:00Z', '2019-05-06T09:00:00-04:00'])(
      'are refused for %s, which is over, in words of its own and with nothing stored',
      async (slot) => {
        const key = randomUUID();
        const leadId = await newLead();
        const refused = await book(slot, { leadId, language: 'fr' }, key);
        const message = expect.stringContaining('Ce créneau est passé');
        expect(refused.json().error).toEqual({ code: 'slot_taken', message, fields: { slot: message } });
        expect(await handoffs().where('idempotencyKey', '=', key).execute()).toEqual([]);
        expect((await book('2026-11-05T16:00:00Z', { leadId }, key)).statusCode).toBe(201);
      },
    );

    it('never exceed what a time can hold when 50 visitors want it at once', async () => {
      const slot = '2026-10-30T15:00:00.000Z';
      const answers = await Promise.all(Array.from({ length: 50 }, () => book(slot)));
      const counts = [201, 409].map((status) => answers.filter(({ statusCode }) => statusCode === status).length);
      expect(counts).toEqual([2, 48]);
      expect(await handoffs().where('slotStart', '=', Date.parse(slot)).execute()).toHaveLength(2);
    });

    it('never exceed it when two servers share the database', async () => {
      const slot = '2026-10-31T15:00:00.000Z';
      const second = connect(current().target);
      const other = await createTestApp(second, { now: () => nowMs });
      const asking = () => ({
        method: 'POST' as const,
        url: '/api/human-handoff',
        remoteAddress: newAddress(),
        payload: { requestType: 'scheduled', contactInfo: newContact(), slot },
      });
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, place) => (place % 2 === 0 ? app : other).inject(asking())),
      );
      const counts = [201, 409].map((status) => answers.filter(({ statusCode }) => statusCode === status).length);
      expect(counts).toEqual([2, 38]);
      await other.close();
      await second.close();
    });

    it('take one seat when one request is sent 50 times at once, and always get the same answer', async () => {
      const slot = '2026-10-30T15:30:00.000Z';
      const [leadId, key] = [await newLead(), randomUUID()];
      const answers = await Promise.all(Array.from({ length: 50 }, () => book(slot, { leadId }, key)));
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      expect(answers[0]?.statusCode).toBe(201);
      expect(await handoffs().where('slotStart', '=', Date.parse(slot)).execute()).toHaveLength(1);
      nowMs = friday + 7 * 86_400_000;
      const later = await book(slot, { leadId }, key);
      nowMs = friday;
      expect(later.body).toBe(answers[0]?.body);
    });

    it('by the same lead again free its earlier time', async () => {
      const leadId = await newLead();
      await book('2026-10-30T16:00:00Z', { leadId });
      await book('2026-10-30T16:00:00Z');
      expect(await starts()).not.toContain('2026-10-30T16:00:00.000Z');
      expect((await list({ leadId })).json().booked.start).toBe('2026-10-30T16:00:00.000Z');
      await book('2026-10-30T16:30:00Z', { leadId });
      expect(await starts()).toContain('2026-10-30T16:00:00.000Z');
      expect((await list({ leadId })).json().booked.start).toBe('2026-10-30T16:30:00.000Z');
    });

    it('by what looks like a bot get the same answer but no seat', async () => {
      const slot = '2026-10-30T17:00:00.000Z';
      for (let visit = 0; visit < 5; visit++) {
        expect((await book(slot, { website: 'https://spam.example' })).statusCode).toBe(201);
      }
      expect(await starts()).toContain(slot);
      await book(slot);
      await book(slot);
      expect((await book(slot, { website: 'https://spam.example' })).json().error.code).toBe('slot_taken');
    });

    it.each([
      ['is over', '2026-10-29T14:00:00Z'],
      ['is too soon', '2026-10-30T11:30:00Z'],
      ['is outside of the hours', '2026-10-31T20:00:00Z'],
      ['is on a closed day', '2026-11-01T15:00:00Z'],
      ['is between two slots', '2026-10-30T18:10:00Z'],
      ['is years away', '2031-10-30T18:00:00Z'],
    ])('are refused where the time %s', async (_, slot) => {
      expect((await book(slot)).json().error.code).toBe('slot_taken');
    });

    it.each(['tomorrow', '2026-10-30', '2026-13-45T99:00:00Z', '', 5, null])('are refused at %j', async (slot) => {
      const answer = await book(slot as string);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.fields).toHaveProperty('slot');
    });
  });
});
