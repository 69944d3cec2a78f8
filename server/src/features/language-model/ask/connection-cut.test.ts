import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cutWhen } from '../../../testing/faults/connection-cut.js';
import { CuttableProxy } from '../../../testing/faults/cuttable-proxy.js';
import { type ModelServer, saying, startModelServer } from '../../../testing/model-server.js';
import { ModelFault } from '../model-fault.js';
import { modelLimits } from '../model-settings.js';
import { askModel } from './chat-completions.js';

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
  let proxy: CuttableProxy;
  const faults: unknown[] = [];
  const note = (fault: unknown) => faults.push(fault);
  beforeAll(async () => {
    process.on('uncaughtException', note);
    model = await startModelServer();
    model.behave(saying(answer));
    proxy = await CuttableProxy.start(model.baseUrl);
  });
  afterAll(async () => {
    await proxy.close();
    await model.close();
    process.off('uncaughtException', note);
  });
  const asking = () => ask(proxy.url);

  it('that is cut while nothing is sent fails alone, and the next is answered', async () => {
    await proxy.acceptInSilence();
    await expect(asking()).rejects.toBeInstanceOf(ModelFault);
    await proxy.pass();
    expect(await asking()).toBe(answer);
    expect(faults).toEqual([]);
  });

  it.each([
    ['in the middle of the question', cutWhen(({ sent }) => sent.length > 0)],
    ['in the head of the answer', cutWhen(({ answered }) => answered.length > 0, 12)],
    ['in the middle of the answer', cutWhen(({ answered }) => answered.includes('delta'), 200)],
    ['before the answer’s last word', cutWhen(({ answered }) => answered.includes('finish_reason'))],
  ])('that is cut %s fails by itself, and the next is answered', async (_, cut) => {
    await proxy.reset();
    proxy.cutEach(cut);
    await expect(asking()).rejects.toBeInstanceOf(ModelFault);
    await proxy.pass();
    expect(await asking()).toBe(answer);
    expect(faults).toEqual([]);
  });

  it('that reaches no server fails alone, and the next is answered', async () => {
    await proxy.refuse();
    await expect(asking()).rejects.toBeInstanceOf(ModelFault);
    await proxy.pass();
    expect(await asking()).toBe(answer);
  });

  it('is answered after the connection was cut while idle', async () => {
    expect(await asking()).toBe(answer);
    await proxy.reset();
    expect(await asking()).toBe(answer);
    expect(faults).toEqual([]);
  });

  it.each(['224.0.0.1', '[ff0e::1]', `${'a'.repeat(64)}.example`])('fails where no way leads to %s', async (host) => {
    await expect(ask(`http://${host}/v1`)).rejects.toBeInstanceOf(ModelFault);
    expect(faults).toEqual([]);
  });
});
