import { randomUUID } from 'node:crypto';
import type { StoredHandoff } from '@meg/shared/contract/handoffs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect } from '../../database/connect.js';
import type { Database } from '../../database/database.js';
import { newAddress, newContact } from '../../testing/addresses.js';
import { addCompany } from '../../testing/companies.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { figure } from '../../testing/faults/figure.js';

/** A Monday, six in the morning in London. */
const mondayMs = Date.parse('2026-11-23T06:00Z');
const hourMs = 3_600_000;

eachDatabase('survives: forged addresses – seats of the callback calendar', (current) => {
  let nowMs = mondayMs;
  let second: Database;
  let servers: FastifyInstance[];
  let companyId: string;
  let slots: string[];

  const start = (database: Database) => createTestApp(database, { now: () => nowMs });
  beforeAll(async () => {
    second = connect(current().target);
    servers = await Promise.all([start(current().database), start(second)]);
  });
  beforeEach(async () => {
    nowMs = mondayMs;
    companyId = `movers-${randomUUID()}`;
    await addCompany(current().database, companyId, {
      contactInfo: { email: 'a@b.example', phone: '+44 20 7946 0123' },
    });
    slots = await free();
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await second.close();
  });

  const at = (place: number) => servers[place % 2] as FastifyInstance;
  const free = async (): Promise<string[]> =>
    (await at(0).inject({ url: '/api/callback-slots', query: { companyId } }))
      .json()
      .slots.map((slot: { start: string }) => slot.start);
  const book = (place: number, from: string, changes: object = {}) =>
    at(place).inject({
      method: 'POST',
      url: '/api/human-handoff',
      remoteAddress: from,
      // Without a trusted proxy, whatever somebody writes here changes nothing.
      headers: { 'x-forwarded-for': newAddress(), 'idempotency-key': randomUUID() },
      payload: { companyId, requestType: 'scheduled', contactInfo: newContact(), slot: slots[place], ...changes },
    });
  const newLead = async (): Promise<string> =>
    (await at(0).inject({ method: 'POST', url: '/api/leads', payload: leadBody({ companyId }) })).json().id;
  const rows = () =>
    current()
      .database.reader.selectFrom('handoffs')
      .innerJoin('companies', 'companies.id', 'handoffs.companyId')
      .selectAll('handoffs')
      .where('companies.slug', '=', companyId)
      .execute();
  const seated = async () => (await rows()).filter(({ slotSeat }) => slotSeat !== null);

  it('go to three of 120 that one network asks for at once, and no request is lost', async () => {
    const wanted = Math.min(120, slots.length);
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, place) => book(place, '203.0.113.9', { slot: slots[place % wanted] })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await rows()).toHaveLength(120);
    figure('forged addresses', 'seats that 120 requests of one network took', (await seated()).length);
    expect(await seated()).toHaveLength(3);
    expect(await free()).toHaveLength(slots.length);
    const another = await book(5, '198.51.100.7');
    expect(another.json()).toMatchObject({ messageCode: 'callback_booked', slot: { start: slots[5] } });
  });

  it('are twenty a day for the thousands of IPv6 networks that one customer of a provider has', async () => {
    for (let place = 0; place < 30; place++) await book(place, `2001:db8:7:${(place + 1).toString(16)}::1`);
    expect(await rows()).toHaveLength(30);
    expect(await seated()).toHaveLength(20);
    await book(31, '2001:db8:8:1::1');
    expect(await seated()).toHaveLength(21);
  });

  it('are ten a day for one network, however they are spread over the hours', async () => {
    for (let hour = 0; hour < 5; hour++) {
      for (let place = 0; place < 4; place++) await book(40 + 4 * hour + place, '203.0.113.9');
      nowMs += hourMs;
    }
    expect(await seated()).toHaveLength(10);
    nowMs += 24 * hourMs;
    await book(60, '203.0.113.9');
    expect(await seated()).toHaveLength(11);
  });

  it('beyond the limit leave a request without a time, and always get the same answer', async () => {
    for (let place = 0; place < 3; place++) await book(place, '203.0.113.9');
    const [key, contactInfo] = [randomUUID(), newContact()];
    const ask = () =>
      at(0).inject({
        method: 'POST',
        url: '/api/human-handoff',
        remoteAddress: '203.0.113.9',
        headers: { 'idempotency-key': key },
        payload: { companyId, requestType: 'scheduled', contactInfo, slot: slots[9], language: 'es' },
      });
    const answer = await ask();
    const stored: StoredHandoff = answer.json();
    expect(stored).toMatchObject({ messageCode: 'callback_without_time', phoneUrl: 'tel:+442079460123' });
    expect(stored.message).toContain('Un especialista te llamará lo antes posible');
    expect(stored).not.toHaveProperty('slot');
    expect(stored).not.toHaveProperty('calendar');
    nowMs += 2 * hourMs;
    expect((await ask()).body).toBe(answer.body);
    const row = (await rows()).find(({ id }) => id === stored.id);
    expect(row).toMatchObject({ slotStart: null, slotSeat: null, slotWish: Date.parse(slots[9] as string) });
  });

  it('are one for each lead, which may change its time', async () => {
    const leadId = await newLead();
    const answers = [];
    for (let place = 0; place < 6; place++) answers.push((await book(place, '203.0.113.9', { leadId })).json());
    expect(new Set(answers.map(({ messageCode }) => messageCode))).toEqual(new Set(['callback_booked']));
    expect((await seated()).map(({ slotStart }) => slotStart)).toEqual([Date.parse(slots[5] as string)]);
    expect(new Set((await rows()).map(({ leadId: of }) => of))).toEqual(new Set([leadId]));
  });

  it('are one for each lead however many times it chooses at once, on two servers', async () => {
    const leadId = await newLead();
    await Promise.all(Array.from({ length: 30 }, (_, place) => book(place, newAddress(), { leadId })));
    expect(await rows()).toHaveLength(30);
    expect(await seated()).toHaveLength(1);
  });

  it('are two a day for one contact that left no lead, however it is written', async () => {
    const { phone } = newContact();
    const numbers = [phone, phone.replaceAll(' ', ''), phone.replaceAll(' ', '-')];
    for (const [place, number] of numbers.entries()) {
      await book(place, newAddress(), { contactInfo: { ...newContact(), phone: number } });
    }
    expect(await seated()).toHaveLength(2);
    expect(await rows()).toHaveLength(3);
  });

  it('are not taken by what looks like a bot, nor counted for its network', async () => {
    for (let place = 0; place < 5; place++) {
      const { messageCode } = (await book(place, '203.0.113.9', { website: 'https://spam.example' })).json();
      expect(messageCode).toBe('callback_booked');
    }
    expect(await seated()).toEqual([]);
    expect((await book(6, '203.0.113.9')).json().messageCode).toBe('callback_booked');
  });

  it('of another company are counted apart', async () => {
    for (let place = 0; place < 4; place++) await book(place, '203.0.113.9');
    const other = `movers-${randomUUID()}`;
    await addCompany(current().database, other);
    expect((await book(7, '203.0.113.9', { companyId: other })).json().messageCode).toBe('callback_booked');
  });
});
