import { expect, it } from 'vitest';
import { OneAtATime } from './one-at-a-time.js';

it('does work of one key in order, even after a failure, and other work meanwhile', async () => {
  const queue = new OneAtATime();
  const done: string[] = [];
  const work = (name: string, turns: number) => async () => {
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    done.push(name);
    if (name === 'fails') throw new Error('not today');
    return name;
  };
  const all = await Promise.allSettled([
    queue.run('a', work('slow', 20)),
    queue.run('a', work('fails', 1)),
    queue.run('a', work('last', 1)),
    queue.run('b', work('other', 1)),
    queue.run(undefined, work('free', 1)),
  ]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(done.filter((name) => name !== 'other' && name !== 'free')).toEqual(['slow', 'fails', 'last']);
  expect(done.indexOf('other')).toBeLessThan(done.indexOf('slow'));
});
