import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { AnswersAtOnce } from './answers-at-once.js';

const response = () => new EventEmitter() as unknown as ServerResponse;
const leave = (one: ServerResponse) => one.emit('close');

describe('Large answers', () => {
  it('of one person are made two at once, and the next when one has left, in their order', async () => {
    const answers = new AnswersAtOnce({ perPerson: 2, longestWaitMs: 60_000 });
    const begun: number[] = [];
    const responses = Array.from({ length: 5 }, response);
    responses.forEach((one, at) => void answers.admit('a', one).then(() => begun.push(at)));
    const leaves = async (at: number) => {
      leave(responses[at] as ServerResponse);
      await nextTurn();
    };
    await nextTurn();
    expect(begun).toEqual([0, 1]);
    await leaves(1);
    expect(begun).toEqual([0, 1, 2]);
    await leaves(0);
    await leaves(2);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('of one person do not hold up those of another', async () => {
    const answers = new AnswersAtOnce({ perPerson: 1, longestWaitMs: 60_000 });
    await answers.admit('a', response());
    await expect(answers.admit('b', response())).resolves.toBeUndefined();
  });

  it('are not waited for by who has gone, and their place goes to the next', async () => {
    const answers = new AnswersAtOnce({ perPerson: 1, longestWaitMs: 60_000 });
    const [first, gone] = [response(), response()];
    await answers.admit('a', first);
    const left = expect(answers.admit('a', gone)).rejects.toThrow();
    leave(gone);
    await left;
    const next = answers.admit('a', response());
    leave(first);
    await expect(next).resolves.toBeUndefined();
  });

  it('that none makes room for are to be asked for again', async () => {
    const answers = new AnswersAtOnce({ perPerson: 1, longestWaitMs: 1 });
    await answers.admit('a', response());
    await expect(answers.admit('a', response())).rejects.toMatchObject({ code: 'rate_limited' });
  });
});
