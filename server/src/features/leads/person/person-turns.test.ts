import { expect, it } from 'vitest';
import { PersonTurns } from './person-turns.js';

function recorder() {
  const done: string[] = [];
  const work = (name: string, turns: number) => async () => {
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    done.push(name);
    if (name === 'fails') throw new Error('not today');
    return name;
  };
  return { done, work };
}

it('does work of one person that is to be alone in order, even after a failure, and other work meanwhile', async () => {
  const turns = new PersonTurns();
  const { done, work } = recorder();
  const all = await Promise.allSettled([
    turns.alone(['a'], work('slow', 20)),
    turns.alone(['a'], work('fails', 1)),
    turns.alone(['a'], work('last', 1)),
    turns.alone(['b'], work('other', 1)),
    turns.alone([], work('free', 1)),
  ]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(done.filter((name) => name !== 'other' && name !== 'free')).toEqual(['slow', 'fails', 'last']);
  expect(done.indexOf('other')).toBeLessThan(done.indexOf('slow'));
});

it('does other work side by side, after what is alone and before what is alone later', async () => {
  const turns = new PersonTurns();
  const { done, work } = recorder();
  await Promise.all([
    turns.together(['a'], work('slow', 20)),
    turns.together(['a'], work('fast', 1)),
    turns.alone(['a', 'b'], work('alone', 10)),
    turns.together(['b', 'a'], work('after', 1)),
    turns.together(['c'], work('other', 1)),
  ]);
  expect(done).toEqual(['fast', 'other', 'slow', 'alone', 'after']);
});

it('takes several keys in one order, so that nothing waits for ever', async () => {
  const turns = new PersonTurns();
  const { done, work } = recorder();
  await Promise.all([turns.alone(['a', 'b'], work('one', 3)), turns.alone(['b', 'a'], work('two', 3))]);
  expect(done).toEqual(['one', 'two']);
});
