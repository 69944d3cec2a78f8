import { describe, expect, it } from 'vitest';
import { isQuestion, Play, sureAnswer } from '../../../testing/play.js';

/** Nothing answers: neither what was meant can be asked, nor the guides. */
const loseConnection = (play: Play) => {
  const { id = 0, topic } = play.state.wondering[0] ?? {};
  if (topic === 'sentence') play.send({ type: 'understood', id, understanding: null });
  return play.send({ type: 'guideFailed', id, isUnknown: false, isLost: true });
};
const type = (play: Play, text: string) => play.send({ type: 'typed', text });
const asked = (play: Play) => play.of('understand').map(({ question }) => question.query);

describe('a message without a connection', () => {
  it('is marked as not sent, which is said once, and nothing opens', () => {
    const play = loseConnection(type(new Play(), 'all furniture and a harp'));
    expect(play.said().at(-1)).toBe('typed.unsent');
    expect(play.state.wondering).toMatchObject([
      { query: 'all furniture and a harp', topic: 'sentence', isUnsent: true },
    ]);
    const { messages } = loseConnection(play.send({ type: 'retried' })).state;
    expect(play.said().filter((key) => key === 'typed.unsent')).toHaveLength(1);
    expect(messages).toHaveLength(3);
  });

  it('is sent again once there is one, in order and once', () => {
    const play = type(loseConnection(type(new Play(), 'one?')), 'two?');
    expect(asked(play)).toEqual(['one?']);
    play.send({ type: 'retried' });
    expect(asked(play)).toEqual(['one?', 'one?']);
    for (const _ of play.state.wondering) {
      const id = play.state.wondering[0]?.id ?? 0;
      play.send({ type: 'understood', id, understanding: isQuestion });
      play.send({ type: 'guideAnswered', id: play.state.wondering[0]?.id ?? 0, answer: sureAnswer });
    }
    expect(asked(play)).toEqual(['one?', 'one?', 'two?']);
    expect(play.state.wondering).toEqual([]);
    play.send({ type: 'retried' });
    expect(asked(play)).toHaveLength(3);
  });

  it('is sent again after a reload', () => {
    const play = loseConnection(type(new Play(), 'one?')).send({ type: 'resumed' });
    expect(asked(play)).toEqual(['one?', 'one?']);
  });

  it('that was suggested is asked of the guides again', () => {
    const play = new Play().send({ type: 'followUpAsked', text: 'Which papers?', country: 'japan' });
    expect(loseConnection(play).state.wondering).toMatchObject([{ topic: 'question', isUnsent: true }]);
    expect(play.send({ type: 'retried' }).of('askGuide')).toHaveLength(2);
  });
});
