import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mail, MailRefused } from '../../mail/mailer.js';
import { newAddress, newContact } from '../../testing/addresses.js';
import { addCompany } from '../../testing/companies.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, databases, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody, quoteData } from '../../testing/factories.js';
import { signIn } from '../../testing/sign-in.js';

/** A Wednesday, in the opening hours of the demo company. */
const nowMs = Date.parse('2026-11-18T10:00:00Z');
const monday = '2026-11-23T10:00:00.000Z';

describe.each(databases)('a mail to a visitor (%s)', (kind) => {
  let test: TestDatabase;
  let app: FastifyInstance;
  let now = nowMs;
  let mails: Mail[] = [];
  let fault: Error | undefined;
  const mailer = {
    isDropping: false,
    send: async (mail: Mail) => {
      if (fault) throw fault;
      mails.push(mail);
    },
  };
  beforeAll(async () => {
    test = await createDatabase(kind);
    app = await createTestApp(test.database, {
      mailer,
      channels: {},
      now: () => now,
    });
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });
  beforeEach(() => {
    now += 60_000;
    mails = [];
    fault = undefined;
    mailer.isDropping = false;
  });

  const someone = () => `v-${randomUUID()}@example.com`;
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, remoteAddress: newAddress(), payload });
  const ask = async (changes: Parameters<typeof leadBody>[0] = {}) => {
    const answer = await post('/api/leads', leadBody({ wantsEmail: true, email: someone(), ...changes }));
    expect(answer.statusCode).toBe(201);
    await app.worker.settle();
    return answer.json() as { id: string; reference: string };
  };
  const book = (changes: object = {}) => {
    const contactInfo = { email: someone(), phone: newContact().phone };
    const callback = { requestType: 'scheduled', contactInfo, slot: monday, timezone: 'Asia/Kuala_Lumpur' };
    return post('/api/human-handoff', { ...callback, elapsedMs: 20_000, wantsEmail: true, ...changes });
  };

  it('brings the range that was seen, its reference, what it rests on, and how to reach the company', async () => {
    const { companyId, originCity, destinationCity, moveType, moveDetails, propertySize, moveSize } = leadBody();
    const move = { companyId, originCity, destinationCity, moveType, moveDetails, propertySize, moveSize };
    const { minPrice, maxPrice } = (await post('/api/calculate-quote', move)).json();
    const preliminaryQuote = `$${minPrice.toLocaleString('en')} – $${maxPrice.toLocaleString('en')}`;
    const { reference } = await ask({
      email: 'amina@example.com',
      quote: quoteData(minPrice, maxPrice),
      preliminaryQuote,
    });
    const [mail, ...more] = mails;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'amina@example.com',
      fromName: 'Northbound Movers',
      replyTo: 'hello@northbound.example',
    });
    expect(mail?.subject).toBe(`Your moving estimate from Northbound Movers (${reference})`);
    for (const part of [mail?.text, mail?.html]) {
      for (const words of ['Hello Amina Yusof,', preliminaryQuote, reference, 'What it rests on', 'Kuala Lumpur'])
        expect(part).toContain(words);
      expect(part).toContain('https://wa.me/441134960123');
      expect(part).toContain('How demanding it is');
      expect(part).toContain('Your details are with Northbound Movers only');
    }
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http:\/\/localhost\/api\/unsubscribe\/[\w-]{43}>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('brings what the range rests on where a city is not on the list of places, and not the name as it was typed', async () => {
    const { companyId, moveType, moveDetails, propertySize, moveSize } = leadBody();
    for (const cities of [
      { originCity: 'Leeds', destinationCity: 'www.evil.example' },
      { originCity: 'Win at evil.example', destinationCity: 'www.evil.example' },
    ]) {
      mails = [];
      const move = { companyId, moveType, moveDetails, propertySize, moveSize, ...cities };
      const { minPrice, maxPrice } = (await post('/api/calculate-quote', move)).json();
      await ask({ ...cities, quote: quoteData(minPrice, maxPrice) });
      for (const part of [mails[0]?.text, mails[0]?.html]) {
        for (const words of ['What it rests on', 'a typical one', 'How demanding it is', 'These are estimates only'])
          expect(part).toContain(words);
        expect(part).not.toContain('evil');
      }
    }
  });

  it("brings the range of the company's rates, whatever other range the lead was sent with", async () => {
    await ask({ quote: quoteData(12, 34), preliminaryQuote: '$12 – $34' });
    expect(mails[0]?.text).toContain('$9,400 – $11,400');
    expect(mails[0]?.text).not.toMatch(/\$12\b|\$34\b/);
  });

  it.each([
    [{ moveDate: '2027-05-14' }, 'en', 'May 14, 2027'],
    [{ moveMonth: 9, moveYear: 2027 }, 'es', 'septiembre de 2027'],
    [{ moveMonth: 3 }, 'fr', 'mars'],
  ])('says when the move is: %j in %s', async (when, language, words) => {
    await ask({ ...when, language });
    expect(mails[0]?.text).toContain(words);
  });

  it('says nothing of a date that is not known', async () => {
    await ask();
    expect(mails[0]?.text).not.toContain('Moving date');
  });

  it('comes to whoever talked with the chat and let the browser fill in the form within a second', async () => {
    const conversation = [
      { speaker: 'assistant', text: 'Where do you move?' },
      { speaker: 'visitor', text: 'Leeds to Kuala Lumpur' },
    ] as const;
    await ask({ elapsedMs: 400, conversation: [...conversation] });
    expect(mails).toHaveLength(1);
  });

  it('is written in the language of the visitor', async () => {
    await ask({ language: 'ar' });
    expect(mails[0]?.subject).toContain('تقدير نقلكم');
    expect(mails[0]?.html).toContain('dir="rtl"');
  });

  it('goes only to who asked for it, and to no bot', async () => {
    await ask({ wantsEmail: false });
    await ask({ wantsEmail: undefined });
    await ask({ website: 'https://spam.example' });
    expect(mails).toEqual([]);
  });

  it('is not planned where nobody carries mails', async () => {
    mailer.isDropping = true;
    await ask();
    mailer.isDropping = false;
    await app.worker.settle();
    expect(mails).toEqual([]);
  });

  it('goes out neither for a company that wants none, nor for one that is suspended', async () => {
    await addCompany(test.database, `quiet-${kind}`, { visitorEmails: false });
    await ask({ companyId: `quiet-${kind}` });
    const gone = await addCompany(test.database, `gone-${kind}`);
    await post('/api/leads', leadBody({ wantsEmail: true, companyId: `gone-${kind}` }));
    await test.database.transaction((trx) =>
      trx.updateTable('companies').set({ state: 'suspended' }).where('id', '=', gone).execute(),
    );
    now += 60_000;
    await app.worker.settle();
    expect(mails).toEqual([]);
  });

  it('reaches an address three times a day at most, however it is written', async () => {
    const [local, host] = someone().split('@');
    const write = (extra: string) =>
      post('/api/leads', leadBody({ wantsEmail: true, email: `${local}${extra}@${host}` }));
    await Promise.all(['', '+a', '+b', '', '+c', '+d'].map(write));
    await app.worker.settle();
    expect(mails).toHaveLength(3);
    now += 24 * 3_600_000;
    await write('');
    await app.worker.settle();
    expect(mails).toHaveLength(4);
    now -= 24 * 3_600_000;
  });

  it('carries no message of who fills in the chat to somebody else', async () => {
    const spam = 'Win 1000 at http://evil.example/now <b>call</b>';
    await ask({ name: spam, originCity: spam, destinationCity: 'www.evil.example', preliminaryQuote: 'evil.example' });
    await ask({ name: 'A\r\nBcc: all@example.com', chatHistory: 'evil', sourcePage: 'https://evil.example' });
    for (const { subject, text, html = '' } of mails) {
      expect(`${subject}${text}${html}`).not.toMatch(/evil|<b>|all@example/);
      expect(subject).not.toMatch(/[\r\n]/);
    }
    expect(mails).toHaveLength(2);
  });

  it('is tried again where it could not be sent, under the same id, and given up where the address is unknown', async () => {
    fault = new Error('451 come again');
    await ask();
    fault = undefined;
    now += 60_000;
    await app.worker.settle();
    expect(mails.map(({ id }) => id)).toEqual([expect.stringMatching(/^[\w-]{36}$/)]);
    fault = new MailRefused('550 no such user <amina@example.com>');
    const { id } = await ask();
    const rows = await test.database.reader
      .selectFrom('visitorMails')
      .selectAll()
      .where('subjectId', '=', id)
      .execute();
    expect(rows).toMatchObject([{ sentAt: null, reason: '550 no such user <[address]>' }]);
    const dead = await test.database.reader.selectFrom('jobs').select('id').where('state', '=', 'dead').execute();
    expect(dead).toEqual([]);
  });

  it('confirms a callback on both clocks, with an entry that replaces the one before', async () => {
    const lead = await ask({ wantsEmail: false });
    expect((await book({ leadId: lead.id })).statusCode).toBe(201);
    await app.worker.settle();
    now += 60_000;
    expect((await book({ leadId: lead.id, slot: '2026-11-23T11:00:00.000Z' })).statusCode).toBe(201);
    await app.worker.settle();
    expect(mails).toHaveLength(2);
    const [first, second] = mails;
    expect(first?.text).toMatch(/6:00\sPM Malaysia Time/);
    expect(first?.text).toMatch(/10:00\sAM Greenwich Mean Time/);
    const field = (mail: Mail | undefined, name: string) =>
      new RegExp(`^${name}:(.*)\\r$`, 'm').exec(mail?.calendar ?? '')?.[1];
    expect(field(first, 'METHOD')).toBe('PUBLISH');
    expect(field(first, 'UID')).toBe(field(second, 'UID'));
    expect(Number(field(second, 'SEQUENCE'))).toBeGreaterThan(Number(field(first, 'SEQUENCE')));
    expect([field(first, 'DTSTART'), field(second, 'DTSTART')]).toEqual(['20261123T100000Z', '20261123T110000Z']);
    expect(first?.subject).toContain('Your callback from Northbound Movers');
    expect(second?.subject).toMatch(/^Callback moved to Monday/);
    for (const { text } of mails) expect(text).toContain('Hello Amina Yusof,');
  });

  it('greets in the mail of a callback by the name that was told with it, and by none of somebody else', async () => {
    await ask({ wantsEmail: false });
    const other = { email: 'siobhan@example.org', phone: '+44 20 7946 0321' };
    await book({ name: 'Siobhan Kelly', contactInfo: other });
    await book({ contactInfo: { phone: '+44 7700 900123', email: 'stranger@example.org' } });
    await app.worker.settle();
    const greetings = Object.fromEntries(mails.map(({ to, text }) => [to, text.slice(0, text.indexOf('\n'))]));
    expect(greetings).toMatchObject({
      'siobhan@example.org': 'Hello Siobhan Kelly,',
      'stranger@example.org': 'Hello,',
    });
  });

  it('follows a callback that is moved and then cancelled, with the same entry of the calendar', async () => {
    const key = randomUUID();
    const contactInfo = { email: someone(), phone: newContact().phone };
    const callback = { requestType: 'scheduled', contactInfo, slot: '2026-11-24T10:00:00.000Z', wantsEmail: true };
    const headers = { 'idempotency-key': key };
    const send = (url: string, payload: object) =>
      app.inject({ method: 'POST', url, headers, remoteAddress: newAddress(), payload });
    await send('/api/human-handoff', { ...callback, elapsedMs: 20_000 });
    await app.worker.settle();
    for (const slot of ['2026-11-24T12:00:00.000Z', null]) {
      now += 60_000;
      expect((await send('/api/handoff-changes', { slot })).statusCode).toBe(200);
      await app.worker.settle();
    }
    const field = (name: string) =>
      mails.map(({ calendar }) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(calendar ?? '')?.[1]);
    expect(field('METHOD')).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL']);
    expect(field('DTSTART')).toEqual(['20261124T100000Z', '20261124T120000Z', '20261124T120000Z']);
    expect(new Set(field('UID')).size).toBe(1);
    const [, moved] = mails;
    const sequences = field('SEQUENCE').map(Number);
    expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other));
    expect(moved?.subject).toMatch(/^Callback moved to Tuesday.* 12:00.*Northbound Movers/);
    for (const part of [moved?.text, moved?.html]) {
      expect(part).toMatch(/Time before:.*Tuesday.* 10:00/);
      expect(part).toMatch(/New time, on your clock[\s\S]*Tuesday.* 12:00/);
      expect(part).toContain('The attached entry replaces the one in your calendar.');
    }
    expect(mails.at(-1)?.subject).toContain('cancelled');
    expect(mails.at(-1)?.text).toContain('will not call you');
  });

  it('ends a sentence with the name of a company by one full stop', async () => {
    const slug = `inc-${kind}`;
    const id = await addCompany(test.database, slug);
    const { config } = await test.database.reader
      .selectFrom('companies')
      .select('config')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const named = JSON.parse(config);
    named.branding.companyName = 'Acme Inc.';
    await test.database.transaction((trx) =>
      trx
        .updateTable('companies')
        .set({ config: JSON.stringify(named) })
        .where('id', '=', id)
        .execute(),
    );
    await ask({ companyId: slug, language: 'ms' });
    expect(mails[0]?.text).toContain('hanya disimpan oleh Acme Inc.');
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain('Inc..');
  });

  it('stands among the mails of its lead', async () => {
    const owner = await signIn(app, test.database);
    const { id } = await ask({ companyId: owner.company.slug });
    const { mails: listed, replies } = (await owner.call('GET', `/api/leads/${id}/replies`)).json();
    expect([listed, replies]).toMatchObject([[{ kind: 'quote', state: 'sent', reason: null }], []]);
  });

  it('confirms no callback that nobody asked to have confirmed, and none without a time', async () => {
    await book({ wantsEmail: false });
    await book({ slot: undefined });
    await app.worker.settle();
    expect(mails).toEqual([]);
  });

  it('stops by one click, for this lead and no other', async () => {
    const email = someone();
    const { id } = await ask({ email });
    const link = /<(.*)>/.exec(mails[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const url = new URL(link).pathname;
    const payload = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    expect(answer.statusCode).toBe(200);
    mails = [];
    await book({ leadId: id });
    await app.worker.settle();
    expect(mails).toEqual([]);
    await ask({ email });
    expect(mails).toHaveLength(1);
  });

  it('leaves no trace of a person who was erased, neither before it is sent nor after', async () => {
    const email = `gone-${randomUUID()}@example.com`;
    const owner = await signIn(app, test.database);
    const company = owner.company.slug;
    const { id } = await ask({ email, companyId: company });
    expect(mails).toHaveLength(1);
    fault = new Error(`451 <${email}> come again`);
    await ask({ email, companyId: company });
    expect((await owner.call('POST', `/api/leads/${id}/erase`, { confirm: 'erase' })).statusCode).toBe(200);
    fault = undefined;
    now += 3_600_000;
    await app.worker.settle();
    expect(mails).toHaveLength(1);
    const { reader } = test.database;
    const [sent, links] = await Promise.all([
      reader.selectFrom('visitorMails').select('id').where('companyId', '=', owner.company.id).execute(),
      reader.selectFrom('unsubscribeLinks').select('tokenHash').where('companyId', '=', owner.company.id).execute(),
    ]);
    expect([sent, links]).toEqual([[], []]);
    const said = JSON.stringify(await reader.selectFrom('jobs').selectAll().execute());
    expect(said).not.toContain(email);
    if (test.target.kind === 'sqlite') expect(readFileSync(test.target.file).includes(email)).toBe(false);
  });
});
