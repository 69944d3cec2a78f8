import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cut, type Cutter, silent, startCutter, whole } from '../../testing/cutter.js';
import { type ModelServer, saying, startModelServer } from '../../testing/model-server.js';
import { askModel } from './chat-completions.js';
import { ModelFault } from './model-fault.js';
import { modelLimits } from './model-settings.js';

const limits = { ...modelLimits, firstTextMs: 2_000, wholeMs: 4_000 };
const answer = 'Thirty days before you move is early enough.';
const forever = new AbortController().signal;

async function ask(baseUrl: string): Promise<string> {
  const call = { messages: [{ role: 'user', content: 'x'.repeat(2_000) }] as const, signal: forever };
  let said = '';
  for await (const piece of askModel({ baseUrl, apiKey: 'key', model: 'model' }, limits, call)) said += piece;
  return said;
}

describe('survives: a connection cut – a question to the model', () => {
  let model: ModelServer;
  let cutter: Cutter;
  const faults: unknown[] = [];
  const note = (fault: unknown) => faults.push(fault);
  beforeAll(async () => {
    process.on('uncaughtException', note);
    model = await startModelServer();
    model.behave(saying(answer));
    cutter = await startCutter(Number(new URL(model.baseUrl).port));
  });
  afterAll(async () => {
    await cutter.close();
    await model.close();
    process.off('uncaughtException', note);
  });
  const asking = () => ask(`http://127.0.0.1:${cutter.port}/v1`);

  it.each<[string, Cut | typeof silent]>([
    ['in a silence', silent],
    ['in the middle of the question', { when: ({ sent }) => sent.length > 0, passes: 0 }],
    ['in the head of the answer', { when: ({ answered }) => answered.length > 0, passes: 12 }],
    ['in the middle of the answer', { when: ({ answered }) => answered.includes('delta'), passes: 200 }],
    ['before the answer’s last word', { when: ({ answered }) => answered.includes('finish_reason'), passes: 0 }],
  ])('that is cut %s fails by itself, and the next is answered', async (_, cut) => {
    await cutter.cut(cut);
    await expect(asking()).rejects.toBeInstanceOf(ModelFault);
    await cutter.cut(whole);
    expect(await asking()).toBe(answer);
    expect(faults).toEqual([]);
  });

  it('that finds nobody fails by itself, and the next is answered', async () => {
    await cutter.shut();
    await expect(asking()).rejects.toBeInstanceOf(ModelFault);
    await cutter.open();
    expect(await asking()).toBe(answer);
  });

  it('is answered after the connection was cut while idle', async () => {
    expect(await asking()).toBe(answer);
    await cutter.reset();
    expect(await asking()).toBe(answer);
    expect(faults).toEqual([]);
  });

  it.each(['224.0.0.1', '[ff0e::1]', `${'a'.repeat(64)}.example`])('fails where no way leads to %s', async (host) => {
    await expect(ask(`http://${host}/v1`)).rejects.toBeInstanceOf(ModelFault);
    expect(faults).toEqual([]);
  });
});
