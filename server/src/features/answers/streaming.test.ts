import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerWriter, WriteRequest, WrittenSentence } from '../../retrieval/answer-source.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';

/** Says these sentences, and keeps what it was asked. */
type Say = (request: WriteRequest) => AsyncIterable<WrittenSentence>;

function writerOf(say: Say): AnswerWriter & { asked: WriteRequest[] } {
  const asked: WriteRequest[] = [];
  return {
    asked,
    write: (request) => {
      asked.push(request);
      return say(request);
    },
    translate: async ({ text, targetLanguage }) => (targetLanguage === 'fr' ? `« ${text} »` : undefined),
  };
}

const cites = (text: string, ...passageIds: string[]): WrittenSentence => ({ text, passageIds });

async function* sentences(...all: string[]): AsyncGenerator<WrittenSentence> {
  for (const text of all) yield cites(text);
}

describe('an answer', () => {
  let test: TestDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
    return () => test.drop();
  });
  afterEach(() => app.close());

  const start = async (writer?: AnswerWriter) => {
    app = await createTestApp(test.database, { writer });
  };
  const ask = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/chat/search', payload, headers });
  const lines = async (payload: object) => {
    const answer = await ask(payload, { accept: 'application/x-ndjson' });
    return {
      answer,
      lines: answer.body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    };
  };
  const textOf = (all: { text?: string }[]) => all.map(({ text = '' }) => text).join('');

  it('comes in pieces that make up the whole, and then as a whole', async () => {
    await start();
    const query = 'What may I not bring to Japan?';
    const { answer, lines: all } = await lines({ query });
    expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    expect(answer.headers).toMatchObject({ 'x-accel-buffering': 'no', 'cache-control': 'no-store' });
    const whole = (await ask({ query })).json();
    expect(all.at(-1)).toEqual({ answer: whole });
    expect(all.length).toBeGreaterThan(3);
    expect(textOf(all)).toBe(whole.answer);
  });

  it('that is not found has its status and its error in the stream too', async () => {
    await start();
    const { answer, lines: all } = await lines({ query: 'Do you like jazz?' });
    expect(answer.statusCode).toBe(404);
    expect(all).toEqual([{ error: { code: 'not_found', message: 'I have no answer to this.' } }]);
  });

  it('is worded by the writer if there is one, from what was found and nothing else', async () => {
    const writer = writerOf(() => sentences('Dogs need a microchip.', 'Begin early.'));
    await start(writer);
    const { lines: all } = await lines({ query: '¿Puedo llevar mi perro a Japón?', language: 'es' });
    expect(textOf(all)).toBe('Dogs need a microchip. Begin early.');
    const { answer } = all.at(-1);
    expect(answer).toMatchObject({ answer: 'Dogs need a microchip. Begin early.', country: 'japan', language: 'es' });
    expect(answer.note).toBeUndefined();
    expect(answer.sources.length).toBeGreaterThan(0);
    const [request] = writer.asked;
    expect(request).toMatchObject({ language: 'es', history: [] });
    expect(request?.retrieved.passages[0]).toMatchObject({ id: 'guide:japan:pets', country: 'japan' });
  });

  it('is as it was found if the writer says nothing, or fails before its first sentence', async () => {
    for (const write of [() => sentences(), () => sentences('')]) {
      await start(writerOf(write));
      expect((await ask({ query: 'how many boxes do I need?' })).json().answer).toContain('10 to 15 boxes');
      await app.close();
    }
  });

  it('is as it was found if the writer fails', async () => {
    await start(
      writerOf(async function* () {
        yield cites('Half a');
        throw new Error('gone');
      }),
    );
    const { answer } = (await ask({ query: 'how many boxes do I need?' })).json();
    expect(answer).toContain('10 to 15 boxes');
    const { lines: all } = await lines({ query: 'how many boxes do I need?' });
    expect(all.at(-1).answer.answer).toBe(answer);
  });

  it('names only the sources that the writer cited', async () => {
    const query = 'Do I need a visa for Japan and can I bring my dog?';
    await start(
      writerOf(async function* ({ retrieved }) {
        yield cites('Dogs need a microchip.', retrieved.passages[0]?.id ?? '');
      }),
    );
    const { answer } = (await lines({ query })).lines.at(-1);
    const urls: string[] = answer.sources.map(({ url }: { url: string }) => url);
    await app.close();
    await start();
    const found = (await ask({ query })).json();
    expect(urls.length).toBeLessThan(found.sources.length);
    expect(found.sources.map(({ url }: { url: string }) => url)).toEqual(expect.arrayContaining(urls));
  });

  it('does not ask the writer to word a question to the visitor', async () => {
    const writer = writerOf(() => sentences('Made up.'));
    await start(writer);
    expect((await ask({ query: 'Do I need a visa?' })).json().answer).toContain('Which country');
    expect(writer.asked).toEqual([]);
  });

  it('hands the writer the earlier answer as it was found, not as the request claims', async () => {
    const writer = writerOf(() => sentences('Yes.'));
    await start(writer);
    await ask({ query: 'and for my cat?', previousQuery: 'Do I need a visa for Japan?' });
    expect(writer.asked[0]?.history).toEqual([
      { question: 'Do I need a visa for Japan?', answer: expect.stringContaining('90 days') },
    ]);
  });

  it('is not written further once the visitor has gone', async () => {
    let gone = () => {};
    const hasGone = new Promise<void>((resolve) => {
      gone = resolve;
    });
    const writer = writerOf(async function* ({ signal }) {
      signal.addEventListener('abort', gone);
      yield cites('One.');
      await hasGone;
    });
    await start(writer);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { 'content-type': 'application/json', accept: 'application/x-ndjson' };
    const call = request(`${address}/api/chat/search`, { method: 'POST', headers, agent: false });
    call.on('error', () => {});
    call.on('response', (response) => response.once('data', () => call.destroy()));
    call.end(JSON.stringify({ query: 'how many boxes do I need?' }));
    await hasGone;
    expect(writer.asked[0]?.signal.aborted).toBe(true);
  });

  it('is translated by the writer, or comes back unchanged', async () => {
    await start(writerOf(() => sentences()));
    const translate = async (targetLanguage: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/chat/translate',
          payload: { response: 'Hello.', targetLanguage },
        })
      ).json();
    expect(await translate('fr')).toEqual({ response: '« Hello. »', language: 'fr', isTranslated: true });
    expect(await translate('xx')).toEqual({ response: 'Hello.', language: 'und', isTranslated: false });
  });
});
