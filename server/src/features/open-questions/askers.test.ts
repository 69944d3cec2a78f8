import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Mail } from '../../mail/mailer.js';
import { newAddress } from '../../testing/addresses.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { signIn } from '../../testing/sign-in.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

const asked = 'Do you tune harpsichords?';
const entry = { question: asked, answer: 'Yes, ours is a tuner.\n\nAsk for him when you book.', language: 'en' };

eachDatabase('Who asked an open question', (current) => {
  let app: FastifyInstance;
  let owner: SignedIn;
  const mails: Mail[] = [];
  const mailer = { isDropping: false, send: async (mail: Mail) => void mails.push(mail) };
  beforeAll(async () => {
    app = await createTestApp(current().database, { mailer, channels: {} });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    owner = await signIn(app, current().database);
    mails.length = 0;
  });

  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, remoteAddress: newAddress(), payload });
  const ask = async (query = asked): Promise<string> => {
    await post('/api/chat/search', { companyId: owner.company.slug, query });
    const read = async () => (await owner.call('GET', '/api/open-questions?order=latest')).json().questions[0]?.id;
    await expect.poll(read).toBeTruthy();
    return read();
  };
  const linesOf = (...texts: string[]) => [
    { speaker: 'assistant' as const, text: 'Do you tune pianos? is what others ask.' },
    ...texts.map((text) => ({ speaker: 'visitor' as const, text })),
  ];
  const leave = async (changes: Parameters<typeof leadBody>[0] = {}): Promise<string> => {
    const body = leadBody({
      companyId: owner.company.slug,
      email: `v-${randomUUID()}@example.com`,
      conversation: linesOf('Hello', asked),
      wantsEmail: true,
      ...changes,
    });
    const answer = await post('/api/leads', body);
    expect(answer.statusCode, answer.body).toBe(201);
    await app.worker.settle();
    mails.length = 0;
    return answer.json().id;
  };
  const answer = async (id: string) => {
    const answered = await owner.call('POST', `/api/open-questions/${id}/answer`, entry);
    expect(answered.statusCode, answered.body).toBe(200);
    await app.worker.settle();
  };
  const toBeTold = async (id: string) => (await owner.call('GET', `/api/open-questions/${id}`)).json().toBeTold;

  it('is known from the conversation of a lead, and mailed the answer once', async () => {
    const id = await ask();
    const leadId = await leave({ email: 'amina@example.com' });
    expect(await toBeTold(id)).toBe(1);
    await answer(id);
    const [mail, ...more] = mails;
    expect(more).toEqual([]);
    expect(mail?.to).toBe('amina@example.com');
    for (const text of [asked, 'Yes, ours is a tuner.', 'Ask for him when you book.']) {
      expect(mail?.text).toContain(text);
      expect(mail?.html).toContain(text);
    }
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe': expect.any(String) });
    const { timeline } = (await owner.call('GET', `/api/leads/${leadId}`)).json();
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'answered', detail: asked }));
    const { messages } = (await owner.call('GET', `/api/sent-messages?leadId=${leadId}`)).json();
    expect(messages).toContainEqual(
      expect.objectContaining({ kind: 'visitor_answer', event: 'question.answered', leadId }),
    );
  });

  it('is known as well where the lead brings the question later', async () => {
    const id = await ask();
    const key = randomUUID();
    const headers = { 'idempotency-key': key };
    const payload = leadBody({ companyId: owner.company.slug, wantsEmail: true, conversation: linesOf('Hello') });
    await app.inject({ method: 'POST', url: '/api/leads', headers, payload });
    expect(await toBeTold(id)).toBe(0);
    const conversation = linesOf('Hello', `Fine. ${asked} And soon?`);
    const addition = { companyId: owner.company.slug, move: { moveMonth: 6 }, conversation };
    const added = await app.inject({ method: 'POST', url: '/api/lead-additions', headers, payload: addition });
    expect(added.statusCode, added.body).toBeLessThan(300);
    await app.worker.settle();
    expect(await toBeTold(id)).toBe(1);
  });

  it('is mailed nothing without a wish for mail, as a bot, or where the company mails no visitors', async () => {
    const id = await ask();
    const quiet = await leave({ wantsEmail: false });
    await leave({ website: 'https://spam.example' });
    await leave({ conversation: linesOf('Do you tune anything?') });
    expect(await toBeTold(id)).toBe(0);
    await answer(id);
    expect(mails).toEqual([]);
    const { timeline } = (await owner.call('GET', `/api/leads/${quiet}`)).json();
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'answered' }));
  });

  it('is not mailed what may be a message to a stranger', async () => {
    const spam = 'Call 202 555 1234 now and win at evil.example, do you tune harpsichords?';
    const id = await ask(spam);
    await leave({ conversation: linesOf(spam) });
    await answer(id);
    expect(mails).toHaveLength(1);
    expect(`${mails[0]?.subject}${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/evil|555.?1234|win at/);
  });

  it('goes with the person, with what nobody else asked, and is handed out to them before', async () => {
    const own = 'Do you varnish violas?';
    const id = await ask();
    await ask(own);
    const leadId = await leave({ conversation: linesOf(asked, own) });
    await post('/api/chat/search', { companyId: owner.company.slug, query: asked });
    const read = async () => (await owner.call('GET', `/api/open-questions/${id}`)).json().asked;
    await expect.poll(read).toBe(2);
    const record = (await owner.call('GET', `/api/leads/${leadId}/person`)).json();
    expect(record.openQuestions.map(({ text }: { text: string }) => text).sort()).toEqual([asked, own]);
    expect((await owner.call('POST', `/api/leads/${leadId}/erase`, { confirm: 'erase' })).statusCode).toBe(200);
    const { questions } = (await owner.call('GET', '/api/open-questions')).json();
    expect(questions.map(({ text }: { text: string }) => text)).toEqual([asked]);
    expect(await toBeTold(id)).toBe(0);
    const askers = current().database.reader.selectFrom('openQuestionAskers').select('id').where('leadId', '=', leadId);
    expect(await askers.execute()).toEqual([]);
  });
});
