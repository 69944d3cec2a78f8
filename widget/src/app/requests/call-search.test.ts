import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sureAnswer } from '../../testing/play.js';
import { callSearch } from './call-search.js';

const encoder = new TextEncoder();
const line = (value: object) => `${JSON.stringify(value)}\n`;
const whole = line({ text: 'Vous pouvez ' }) + line({ text: 'à ❤️ tout.' }) + line({ answer: sureAnswer });

/** A body that comes in these pieces, and breaks at its end where it is told to. */
function streamOf(pieces: readonly Uint8Array[], breaks = false): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      if (!breaks) controller.close();
    },
    pull(controller) {
      if (breaks) controller.error(new TypeError('reset'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } });
}

const streamed = (text: string, breaks = false) => streamOf([encoder.encode(text)], breaks);

async function search(response: Response) {
  const said: string[] = [];
  const timers = new Set<object>();
  const schedule = (run: () => void) => {
    timers.add(run);
    return () => void timers.delete(run);
  };
  const doors = { send: async () => response, schedule, onText: (text: string) => void said.push(text) };
  const called = await callSearch(doors, { query: 'Visa?' });
  expect(timers.size, 'nobody waits any more').toBe(0);
  return { called, said };
}

describe('an answer that comes in pieces', () => {
  it('is told as it grows, and ends in the whole, wherever the network cuts it', async () => {
    const bytes = encoder.encode(whole);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length)), async (cuts) => {
        const at = [0, ...cuts.sort((one, other) => one - other), bytes.length];
        const { called, said } = await search(streamOf(at.slice(1).map((end, index) => bytes.slice(at[index], end))));
        expect(called).toEqual({ isOk: true, answer: sureAnswer });
        expect('Vous pouvez à ❤️ tout.'.startsWith(said.at(-1) ?? '')).toBe(true);
        expect(said.every((text, index) => text.startsWith(said[index - 1] ?? ''))).toBe(true);
      }),
    );
  });

  it('needs no line end after its last line', async () => {
    expect((await search(streamed(whole.trimEnd()))).called.isOk).toBe(true);
  });

  it.each([
    ['that breaks off', streamed(line({ text: 'You' }), true)],
    ['that ends before it is whole', streamed(line({ text: 'You' }))],
    ['that is no answer', streamed('<h1>Bad gateway</h1>')],
    ['that fails on the way', streamed(line({ text: 'You' }) + line({ error: { code: 'internal', message: 'x' } }))],
  ])('%s is a failure to try again', async (_, response) => {
    const { called } = await search(response);
    expect(called).toMatchObject({ isOk: false, status: undefined });
  });

  it('that turns out to be unknown says so', async () => {
    const { called } = await search(streamed(line({ error: { code: 'not_found', message: 'x' } })));
    expect(called).toMatchObject({ isOk: false, code: 'not_found' });
  });
});

it('an answer of a server that does not stream is taken whole', async () => {
  expect(await search(Response.json(sureAnswer))).toEqual({ called: { isOk: true, answer: sureAnswer }, said: [] });
});
