import { randomUUID } from 'node:crypto';
import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import { leadStatuses } from '@meg/shared/domain/leads/lead-status';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContact } from '../../testing/addresses.js';
import { addCompany, addDemoInNewYork } from '../../testing/companies.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';

/** Monday noon in New York, where the demo company is here. */
const mondayNoon = Date.parse('2026-11-23T17:00Z');

function handoffBody(changes: object = {}): object {
  return {
    companyId: 'demo',
    chatHistory: 'Meg: Hello',
    requestType: 'immediate',
    contactMethod: 'whatsapp',
    contactInfo: { email: 'amina@example.com', phone: '+44 7700 900123' },
    timezone: 'Europe/London',
    elapsedMs: 20_000,
    ...changes,
  };
}

eachDatabase('POST /api/human-handoff', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let nowMs = mondayNoon;
  beforeAll(async () => {
    database = current().database;
    await addDemoInNewYork(database);
    app = await createTestApp(database, { now: () => nowMs });
    await addCompany(database, 'other-movers', {
      contactInfo: { phone: '555 010 0199' },
      chatbotConfig: { enableWhatsApp: true, enablePhoneCalls: false },
    });
  });
  afterAll(() => app.close());

  const post = (body: object, key?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/human-handoff',
      headers: key === undefined ? {} : { 'idempotency-key': key },
      payload: body,
    });
  const postAt = async (at: string, body: object) => {
    nowMs = Date.parse(at);
    const answer = await post(body);
    nowMs = mondayNoon;
    return answer.json();
  };
  const newLead = async (companyId = 'demo'): Promise<string> =>
    (await app.inject({ method: 'POST', url: '/api/leads', payload: leadBody({ companyId }) })).json().id;
  const handoffs = () => database.reader.selectFrom('handoffs').selectAll();
  const leadStatus = async (id: string) =>
    (await database.reader.selectFrom('leads').select('status').where('id', '=', id).executeTakeFirst())?.status;

  it.each([
    ['en', 'In June 2028', 'Where you leave: Floor 2, no lift, about 30 m', 'Bedrooms: 2, Kitchens: 1'],
    ['fr', 'En juin 2028', 'Au départ\u00a0: Étage 2', 'Chambres\u00a0: 2'],
  ])('begins the message on WhatsApp with all that is known of the move (%s)', async (language, ...words) => {
    const facts = {
      moveMonth: 6,
      moveYear: 2028,
      access: { origin: { floor: 2, lift: false, carryM: 30 }, destination: { floor: 0, lift: false, carryM: 0 } },
      rooms: { bedroom: 2, kitchen: 1, garage: 0 },
      inventory: { items: [{ code: 'piano-upright', count: 1 }], isComplete: true },
      specialItems: ['piano-upright'],
      packing: true,
      storage: false,
      pets: true,
    };
    const payload = { ...leadBody({ companyId: 'demo' }), ...facts };
    const leadId = (await app.inject({ method: 'POST', url: '/api/leads', payload })).json().id;
    const { whatsappUrl } = (await post(handoffBody({ leadId, language }), randomUUID())).json();
    const text = new URL(whatsappUrl).searchParams.get('text') ?? '';
    for (const part of words) expect(text).toContain(part);
    if (language !== 'en') return;
    expect(text.split('\n').slice(2)).toEqual([
      'What it is about: A whole home, 2 bedrooms, All furniture and contents, In June 2028, Upright piano, With packing, With a pet.',
      'Where you leave: Floor 2, no lift, about 30 m',
      'Where you arrive: Ground',
      'Bedrooms: 2, Kitchens: 1',
      'Upright piano: 1',
      'Estimate in the chat: $3,000 – $3,660.',
    ]);
  });

  it("stores the request, changes its lead's status, records the event, and says what happens next", async () => {
    const leadId = await newLead();
    const answer = await post(handoffBody({ leadId }), randomUUID());
    expect(answer.statusCode).toBe(201);
    const { id, reference, whatsappUrl, ...said } = answer.json();
    expect(said).toEqual({
      messageCode: 'within_the_hour',
      message: 'A specialist will reach out to you within the next hour.',
      phoneUrl: 'tel:+441134960123',
    });
    expect(reference).toBe(leadReference(leadId));
    expect(new URL(whatsappUrl).searchParams.get('text')).toBe(
      `Hello Northbound Movers, I would like to talk about my move (reference ${reference}).\n` +
        'An international move from Leeds to Kuala Lumpur.\n' +
        'What it is about: A whole home, 2 bedrooms, All furniture and contents.\n' +
        'Estimate in the chat: $9,400 – $11,400.',
    );
    expect(await handoffs().where('id', '=', id).executeTakeFirst()).toMatchObject({
      leadId,
      requestType: 'immediate',
      contactMethod: 'whatsapp',
      email: 'amina@example.com',
      chatHistory: 'Meg: Hello',
      slotStart: null,
      botSign: null,
    });
    expect(await leadStatus(leadId)).toBe('human-handoff-requested');
    const events = await database.reader.selectFrom('events').selectAll().where('subjectId', '=', id).execute();
    expect(events).toMatchObject([{ type: 'handoff.requested' }]);
  });

  it('takes exactly the fields of the specification, with contact details alone', async () => {
    const contactInfo = { email: 'not an address', phone: 'ask my wife' };
    const now = await post({ chatHistory: '', requestType: 'immediate', contactMethod: 'call', contactInfo });
    const later = await post({ chatHistory: '', requestType: 'scheduled', contactInfo });
    expect([now.statusCode, later.statusCode]).toEqual([201, 201]);
    expect(now.json().reference).toMatch(/^M-/);
    expect(later.json()).not.toHaveProperty('calendar');
  });

  it("says when people are back instead of promising the hour, on the visitor's clock", async () => {
    const evening = await postAt('2026-11-23T23:00Z', handoffBody());
    expect(evening).toMatchObject({ messageCode: 'back_at', opensAt: '2026-11-24T14:00:00.000Z' });
    expect(evening.message).toContain('Tuesday, November 24 at 2:00 PM Greenwich Mean Time');
    const unknown = await postAt('2026-11-28T23:00Z', handoffBody({ timezone: undefined }));
    expect(unknown.message).toContain('Monday, November 30 at 9:00 AM Eastern Standard Time');
  });

  it('offers only the ways that the company offers and its number allows', async () => {
    const answer = (await post(handoffBody({ companyId: 'other-movers', contactInfo: newContact() }))).json();
    expect(answer).not.toHaveProperty('whatsappUrl');
    expect(answer).not.toHaveProperty('phoneUrl');
  });

  it.each(leadStatuses)('does to a lead that is %s what the rules allow', async (status) => {
    const leadId = await newLead();
    await database.transaction((trx) => trx.updateTable('leads').set({ status }).where('id', '=', leadId).execute());
    expect((await post(handoffBody({ leadId }))).statusCode).toBe(201);
    expect(await leadStatus(leadId)).toBe(status === 'converted' ? 'converted' : 'human-handoff-requested');
  });

  it('is stored once when it is sent 50 times at once, under each of 20 keys for one lead', async () => {
    const leadId = await newLead();
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const body = handoffBody({ leadId });
    const answers = await Promise.all(keys.flatMap((key) => Array.from({ length: 50 }, () => post(body, key))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(20);
    expect(await handoffs().where('leadId', '=', leadId).execute()).toHaveLength(20);
    const other = await post(handoffBody({ leadId, contactMethod: 'call' }), keys[0]);
    expect([other.statusCode, other.json().error.code]).toEqual([409, 'idempotency_conflict']);
  });

  it('is recognised if its first answer was lost, even if the conversation has continued since', async () => {
    const [leadId, key] = [await newLead(), randomUUID()];
    const first = await post(handoffBody({ chatHistory: 'You: hello' }), key);
    const again = await post(
      handoffBody({ chatHistory: 'You: hello\nYou: are you there?', language: 'fr', leadId }),
      key,
    );
    expect([again.statusCode, again.json().id]).toEqual([201, first.json().id]);
  });

  it('sent again does not change a lead that people have worked on since', async () => {
    const [leadId, key] = [await newLead(), randomUUID()];
    const first = await post(handoffBody({ leadId }), key);
    await database.transaction((trx) =>
      trx.updateTable('leads').set({ status: 'contacted' }).where('id', '=', leadId).execute(),
    );
    expect((await post(handoffBody({ leadId }), key)).body).toBe(first.body);
    expect(await leadStatus(leadId)).toBe('contacted');
  });

  it("treats another company's lead as one that is not there, and stores nothing", async () => {
    const leadId = await newLead('other-movers');
    const foreign = await post(handoffBody({ leadId }));
    const missing = await post(handoffBody({ leadId: randomUUID() }));
    expect([foreign.statusCode, foreign.json().error.code]).toEqual([404, 'lead_unknown']);
    expect(foreign.body).toBe(missing.body);
    expect(await handoffs().where('leadId', '=', leadId).execute()).toEqual([]);
    expect(await leadStatus(leadId)).toBe('new');
  });

  it("reveals nothing of a lead's person", async () => {
    const { body } = await post(handoffBody({ leadId: await newLead() }));
    expect(body).not.toMatch(/Amina|Yusof|7700/);
  });

  it('takes a phone number alone, whatever the forms of the company ask for', async () => {
    const contactInfo = { email: '', phone: '01423 555 0142' };
    expect((await post(handoffBody({ leadId: await newLead(), contactInfo }), randomUUID())).statusCode).toBe(201);
  });

  describe('names the field that is wrong', () => {
    it.each([
      ['contactInfo.email', { contactInfo: { email: ' ', phone: 'Email only' } }, 'Email is required'],
      ['contactInfo.phone', { contactInfo: { email: 'a', phone: '' } }, 'Phone is required'],
      ['contactInfo', { contactInfo: undefined }],
      ['contactInfo.email', { contactInfo: { email: 'a\u0000', phone: '1' } }],
      ['contactMethod', { contactMethod: undefined }, 'Choose WhatsApp or a call'],
      ['contactMethod', { contactMethod: 'pigeon' }],
      ['contactMethod', { requestType: 'scheduled' }, 'Only for an immediate request'],
      ['slot', { slot: '2026-11-24T15:00:00Z' }, 'Only for a scheduled request'],
      ['requestType', { requestType: 'never' }],
      ['leadId', { leadId: 1 }],
      ['leadId', { leadId: "1' OR '1'='1" }],
      ['timezone', { timezone: 'Europe/Nowhere' }],
      ['chatHistory', { chatHistory: 'x'.repeat(16_001) }],
      ['chatHistory', { chatHistory: '\ud83d' }],
      ['elapsedMs', { elapsedMs: -1 }],
    ])('%s by %j', async (field, change, message = expect.any(String)) => {
      const answer = await post(handoffBody(change));
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.fields).toMatchObject({ [field]: message });
    });
  });

  it('takes email or phone alone where the company asks for no more', async () => {
    const companyId = `either-${randomUUID()}`;
    await addCompany(database, companyId, { chatbotConfig: { contactRequired: 'either' } });
    const ask = (contactInfo: object) => post(handoffBody({ companyId, contactInfo }));
    const [phone, email, none] = [await ask({ phone: '0800' }), await ask({ email: 'a@b.example' }), await ask({})];
    expect([phone.statusCode, email.statusCode, none.statusCode]).toEqual([201, 201, 422]);
    expect(await handoffs().where('id', '=', phone.json().id).executeTakeFirst()).toMatchObject({ email: '' });
    expect(await handoffs().where('id', '=', email.json().id).executeTakeFirst()).toMatchObject({ phone: '' });
  });

  it.each(['slotSeat', 'botSign', 'status', 'constructor'])(
    'refuses a field that it does not know: %s',
    async (field) => {
      expect((await post({ ...handoffBody(), [field]: 'x' })).statusCode).toBe(422);
    },
  );

  it('marks what looks like a bot, but stores it and gives the same answer', async () => {
    const filled = await post(handoffBody({ website: 'x' }));
    const fast = await post(handoffBody({ elapsedMs: 200 }));
    const person = await post(handoffBody());
    const signs = await handoffs().where('id', 'in', [filled.json().id, fast.json().id]).orderBy('id').execute();
    expect(signs.map(({ botSign }) => botSign)).toEqual(['hidden_field', 'too_fast']);
    expect(Object.keys(filled.json())).toEqual(Object.keys(person.json()));
  });
});
