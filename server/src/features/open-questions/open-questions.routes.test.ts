import type { OpenQuestion, OpenQuestionDetail, OpenQuestionPage } from '@meg/shared/contract/open-questions';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAddress } from '../../testing/addresses.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import type { SignedIn } from '../../testing/route-objects.js';
import { signIn } from '../../testing/sign-in.js';
import { mostQuestions } from './group/record-question.js';

const dayMs = 86_400_000;
const syllables = ['ba', 'ko', 'mi', 'tu', 'fe', 'zy'];
/** Words that are not alike. */
const wordAt = (at: number) =>
  [at, at / 6, at / 36]
    .map((digit) => syllables[Math.floor(digit) % 6])
    .join('')
    .concat('q');

eachDatabase('Questions that the chat did not answer', (current) => {
  let app: FastifyInstance;
  let now = Date.now();
  let staff: SignedIn;
  beforeAll(async () => {
    app = await createTestApp(current().database, { now: () => now });
    staff = await signIn(app, current().database, { role: 'internal_admin' });
  });
  afterAll(() => app.close());

  const newOwner = () => signIn(app, current().database);
  const search = (owner: SignedIn, query: string, more: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/chat/search',
      remoteAddress: newAddress(),
      payload: { companyId: owner.company.slug, query, language: 'en', ...more },
    });
  const list = async (owner: SignedIn, query = ''): Promise<OpenQuestionPage> =>
    (await owner.call('GET', `/api/open-questions${query}`)).json();
  const get = async (owner: SignedIn, id: string): Promise<OpenQuestionDetail> =>
    (await owner.call('GET', `/api/open-questions/${id}`)).json();
  /** Storing happens after the answer. */
  const settled = (owner: SignedIn, wanted: (questions: readonly OpenQuestion[]) => boolean, query = '') =>
    expect.poll(async () => wanted((await list(owner, query)).questions), { timeout: 20_000 }).toBe(true);
  const ask = async (owner: SignedIn, query: string, more: object = {}): Promise<OpenQuestion> => {
    const times = (questions: readonly OpenQuestion[]) => questions.reduce((sum, { asked }) => sum + asked, 0);
    const before = times((await list(owner)).questions);
    await search(owner, query, more);
    await settled(owner, (questions) => times(questions) > before);
    return (await list(owner, '?order=latest')).questions[0] as OpenQuestion;
  };

  describe('are kept', () => {
    it('without who asked them, with how often and when', async () => {
      const owner = await newOwner();
      await ask(owner, 'My name is Amina Yusof, do you crimp tarpaulins? Write to amina@example.com');
      const first = now;
      now += 60_000;
      const question = await ask(owner, 'My name is Amina Yusof, do you crimp tarpaulins? Write to amina@example.com');
      expect(question).toEqual({
        id: expect.any(String),
        text: 'My name is [name], do you crimp tarpaulins? Write to [email]',
        wordings: 1,
        kind: 'unanswered',
        state: 'open',
        language: 'en',
        country: null,
        asked: 2,
        firstAskedAt: new Date(first).toISOString(),
        lastAskedAt: new Date(now).toISOString(),
        settled: null,
      });
    });

    it('together where they mean the same, under the commonest wording', async () => {
      const owner = await newOwner();
      const ids = [];
      for (const text of ['do you crimp tarpaulins', 'Can you crimp my tarpaulin?', 'Can you crimp my tarpaulin?'])
        ids.push((await ask(owner, text)).id);
      ids.push((await ask(owner, 'Do you crimp organs?')).id);
      expect(new Set(ids).size).toBe(2);
      const { questions } = await list(owner);
      expect(questions.map(({ text, asked, wordings }) => [text, asked, wordings])).toEqual([
        ['Can you crimp my tarpaulin?', 3, 2],
        ['Do you crimp organs?', 1, 1],
      ]);
      const { asWorded } = await get(owner, ids[0] ?? '');
      expect(asWorded.map(({ text, asked }) => [text, asked])).toEqual([
        ['Can you crimp my tarpaulin?', 2],
        ['do you crimp tarpaulins', 1],
      ]);
    });

    it('with the page only where the visitor allowed analytics, and then with its path alone', async () => {
      const owner = await newOwner();
      const { id } = await ask(owner, 'Do you crimp tarpaulins?');
      expect((await get(owner, id)).pages).toEqual([]);
      await ask(owner, 'Do you crimp tarpaulins?', { page: '/harps?visitor=amina#top' });
      await ask(owner, 'Do you crimp tarpaulins?', { page: '/harps' });
      expect((await get(owner, id)).pages).toEqual([{ path: '/harps', asked: 2 }]);
    });

    it('as unsure where the answer was one, and not at all where it was sure', async () => {
      const owner = await newOwner();
      expect((await search(owner, 'Do I need a visa to work in Japan?')).json().confidence).toBeGreaterThan(0.7);
      const { confidence } = (await search(owner, 'Tell me about Japan')).json();
      expect(confidence).toBeLessThan(0.7);
      await settled(owner, (questions) => questions.length === 1);
      const [unsure] = (await list(owner)).questions;
      expect(unsure).toMatchObject({ kind: 'unsure', country: 'japan' });
      expect((await get(owner, unsure?.id ?? '')).chatAnswer).not.toBe('');
    });

    it('of no country where the question names none, whatever the chat has guessed', async () => {
      const owner = await newOwner();
      for (const query of [
        'my number is 07700 900456, do you disinfect the mattresses of measles patients?',
        'Which vaccines do your packers have?',
        'Are your drivers allowed to smoke at our gate?',
      ])
        await search(owner, query);
      await settled(owner, (questions) => questions.length >= 2);
      const { questions } = await list(owner);
      expect(questions.map(({ country }) => country)).toEqual(questions.map(() => null));
    });

    it('without the answer that quotes what was typed', async () => {
      const owner = await newOwner();
      const answer = (await search(owner, 'Do you insure harps? I am on 07700 900123')).json().answer;
      expect(answer).toContain('900123');
      await settled(owner, (questions) => questions.length === 1);
      const [asked] = (await list(owner)).questions;
      expect(JSON.stringify(await get(owner, asked?.id ?? ''))).not.toContain('900123');
    });

    it('not where the company only tries its chat', async () => {
      const owner = await newOwner();
      await search(owner, 'Do you crimp tarpaulins?', { isTest: true });
      await ask(owner, 'Do you crimp organs?');
      expect((await list(owner)).questions.map(({ text }) => text)).toEqual(['Do you crimp organs?']);
    });

    it('no more of them from one network than people ask', async () => {
      const owner = await newOwner();
      const remoteAddress = newAddress();
      for (let count = 0; count < 60; count++)
        await app.inject({
          method: 'POST',
          url: '/api/chat/search',
          remoteAddress,
          payload: { companyId: owner.company.slug, query: `do you crimp ${wordAt(count)}` },
        });
      const { database } = current();
      const stored = database.reader
        .selectFrom('openQuestions')
        .select('text')
        .where('companyId', '=', owner.company.id);
      await expect.poll(async () => (await stored.execute()).length, { timeout: 20_000 }).toBe(40);
      await search(owner, 'Do you crimp tarpaulins?');
      await expect.poll(async () => (await stored.execute()).length, { timeout: 20_000 }).toBe(41);
    });

    it('in a bounded number, of which those asked least and longest ago go first', async () => {
      const owner = await newOwner();
      const companyId = owner.company.id;
      const row = (at: number) => ({
        id: crypto.randomUUID(),
        companyId,
        text: `Old ${at}`,
        wordings: 1,
        kind: 'unanswered' as const,
        state: 'open' as const,
        language: 'en',
        country: '',
        asked: at === 0 ? 2 : 1,
        firstAskedAt: at,
        lastAskedAt: at,
        entryId: null,
        chatAnswer: '',
        settledAt: null,
        settledBy: null,
      });
      const rows = Array.from({ length: mostQuestions }, (_, at) => row(at));
      await current().database.transaction(async (trx) => {
        for (let at = 0; at < rows.length; at += 50)
          await trx
            .insertInto('openQuestions')
            .values(rows.slice(at, at + 50))
            .execute();
      });
      await search(owner, 'Do you crimp tarpaulins?');
      const stored = current()
        .database.reader.selectFrom('openQuestions')
        .select('text')
        .where('companyId', '=', companyId);
      await expect
        .poll(async () => (await stored.execute()).map(({ text }) => text), { timeout: 20_000 })
        .toContain('Do you crimp tarpaulins?');
      const kept = await stored.execute();
      const texts = new Set(kept.map(({ text }) => text));
      expect(kept).toHaveLength(mostQuestions);
      expect([texts.has('Old 0'), texts.has('Old 1'), texts.has('Old 2')]).toEqual([true, false, true]);
    });
  });

  describe('are listed', () => {
    it('page by page, most often or latest first, and narrowed', async () => {
      const owner = await newOwner();
      for (let at = 0; at < 30; at++) {
        now += 1_000;
        await search(owner, `Do you crimp ${wordAt(at)}`, { language: at % 10 === 7 ? 'es' : 'en' });
      }
      const stored = current()
        .database.reader.selectFrom('openQuestions')
        .select('id')
        .where('companyId', '=', owner.company.id);
      await expect.poll(async () => (await stored.execute()).length, { timeout: 20_000 }).toBe(30);
      const first = await list(owner, '?order=latest');
      const second = await list(owner, `?order=latest&cursor=${first.next}`);
      expect([first.questions.length, second.questions.length, second.next]).toEqual([25, 5, null]);
      expect(new Set([...first.questions, ...second.questions].map(({ id }) => id)).size).toBe(30);
      expect(first.languages).toEqual(['en', 'es']);
      expect((await list(owner, '?kind=unsure')).questions).toEqual([]);
    });
  });

  describe('are answered once', () => {
    const entry = { question: 'Do you crimp tarpaulins?', answer: 'Yes, ours is a crimper.', language: 'en' };

    it('by an entry that the chat gives from then on, to every wording', async () => {
      const owner = await newOwner();
      const wordings = ['do you crimp tarpaulins', 'Can you crimp my tarpaulin?'];
      for (const text of wordings) await ask(owner, text);
      const [question] = (await list(owner)).questions;
      const url = `/api/open-questions/${question?.id}/answer`;
      const answered = await owner.call('POST', url, { ...entry, keywords: wordings });
      expect(answered.statusCode, answered.body).toBe(200);
      expect(answered.json()).toMatchObject({ state: 'answered', settled: { by: expect.any(String) } });
      expect(answered.json().entry).toMatchObject({ answer: entry.answer });
      for (const text of wordings) expect((await search(owner, text)).json().answer).toBe(entry.answer);
      expect((await owner.call('GET', '/api/knowledge')).json().entries).toHaveLength(1);
      expect((await list(owner)).questions).toEqual([]);
      expect((await owner.call('POST', url, entry)).statusCode).toBe(409);
      expect((await owner.call('GET', '/api/knowledge')).json().entries).toHaveLength(1);
    });

    it('and are open again where the entry does not help', async () => {
      const owner = await newOwner();
      const { id } = await ask(owner, 'do you crimp tarpaulins');
      await owner.call('POST', `/api/open-questions/${id}/answer`, entry);
      const [{ id: entryId }] = (await owner.call('GET', '/api/knowledge')).json().entries;
      await owner.call('DELETE', `/api/knowledge/${entryId}`);
      now += 5 * 60_000;
      expect(await ask(owner, 'do you crimp tarpaulins')).toMatchObject({ id, state: 'open', asked: 2 });
    });

    it('or dismissed, and taken up again', async () => {
      const owner = await newOwner();
      const { id } = await ask(owner, 'do you crimp tarpaulins');
      const change = (state: string) => owner.call('PATCH', `/api/open-questions/${id}`, { state });
      expect((await change('dismissed')).json()).toMatchObject({ state: 'dismissed' });
      expect((await list(owner)).questions).toEqual([]);
      await search(owner, 'do you crimp tarpaulins');
      await settled(owner, ([one]) => one?.asked === 2, '?state=dismissed');
      expect((await change('open')).json()).toMatchObject({ state: 'open', settled: null });
      expect((await list(owner)).questions).toHaveLength(1);
      const { entries } = (await owner.call('GET', '/api/audit')).json();
      expect(entries.map(({ action }: { action: string }) => action)).toEqual(
        expect.arrayContaining(['open-question.dismissed', 'open-question.reopened']),
      );
    });

    it('by those who may write entries, and read by who sees the settings', async () => {
      const owner = await newOwner();
      const { id } = await ask(owner, 'do you crimp tarpaulins');
      const reader = await signIn(app, current().database, { teamRole: 'read_only', company: owner.company.id });
      expect((await get(reader, id)).id).toBe(id);
      expect((await reader.call('POST', `/api/open-questions/${id}/answer`, entry)).statusCode).toBe(403);
      expect((await reader.call('PATCH', `/api/open-questions/${id}`, { state: 'dismissed' })).statusCode).toBe(403);
      const other = await newOwner();
      expect((await other.call('GET', `/api/open-questions/${id}`)).statusCode).toBe(404);
    });
  });

  describe('on countries', () => {
    const ofStaff = async (query = ''): Promise<OpenQuestionPage> =>
      (await staff.call('GET', `/api/platform/open-questions${query}`)).json();

    it('reach the staff of the platform, without the company or its name', async () => {
      const owner = await newOwner();
      await ask(owner, 'Does Other Movers know of the tarpaulin festival in Japan?', { page: '/harps' });
      const { questions, countries } = await ofStaff('?country=japan');
      const found = questions.find(({ text }) => text.includes('festival'));
      expect(found?.text).toBe('Does … … know of the tarpaulin festival in Japan?');
      expect(countries).toContain('japan');
      const detail = await staff.call('GET', `/api/platform/open-questions/${found?.id}`);
      expect(detail.json().pages).toEqual([]);
      expect(detail.body).not.toContain(owner.company.id);
      const done = await staff.call('PATCH', `/api/platform/open-questions/${found?.id}`, { state: 'answered' });
      expect(done.json()).toMatchObject({ state: 'answered' });
      expect((await owner.call('GET', '/api/platform/open-questions')).statusCode).toBe(403);
      expect((await owner.call('GET', `/api/open-questions/${found?.id}`)).statusCode).toBe(404);
    });

    it('do not reach them where they name none', async () => {
      const owner = await newOwner();
      await ask(owner, 'Do you lend tarpaulin trolleys?');
      expect((await ofStaff('?order=latest')).questions.filter(({ text }) => /trolleys/.test(text))).toEqual([]);
    });
  });

  it('are deleted 180 days after they were last asked', async () => {
    const owner = await newOwner();
    await ask(owner, 'do you crimp tarpaulins');
    const [kept] = app.keptRows.filter(({ table }) => table === 'openQuestions');
    expect(kept?.keptMs).toBe(180 * dayMs);
    await current().database.transaction(async (trx) => kept?.deleteOld(trx, now + 1, 10_000));
    expect((await list(owner)).questions).toEqual([]);
    for (const table of ['openQuestionWordings', 'openQuestionPages', 'openQuestionAskers'] as const)
      expect(await current().database.reader.selectFrom(table).select('questionId').execute()).toEqual([]);
  });
});
