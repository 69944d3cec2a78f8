import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeTurns } from './take-turns.js';

describe.each([
  ['read a text', 'POST', '/api/chat/search'],
  ['list the leads', 'GET', '/api/leads'],
  ['read all of a person', 'GET', '/api/leads/:id/person'],
] as const)('Requests that %s', (_, method, url) => {
  const begun: number[] = [];
  let turn = 0;
  let isOver = false;
  const app = Fastify();
  beforeAll(async () => {
    takeTurns(app);
    app.route({
      method,
      url,
      handler: () => {
        begun.push(turn);
        return Promise.resolve({});
      },
    });
    await app.ready();
  });
  afterAll(() => app.close());

  it('begin one in each turn of the event loop, however many come at once', async () => {
    const counting = (async () => {
      for (; !isOver; turn++) await nextTurn();
    })();
    await Promise.all(Array.from({ length: 30 }, () => app.inject({ method, url })));
    isOver = true;
    await counting;
    expect(begun).toHaveLength(30);
    expect(new Set(begun).size).toBeGreaterThanOrEqual(29);
  });
});
