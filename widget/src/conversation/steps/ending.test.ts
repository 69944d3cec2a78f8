import { describe, expect, it } from 'vitest';
import { Play } from '../../testing/play.js';
import { endings } from './ending.js';

describe('an ending', () => {
  it('takes its turn, and after the last comes the first again', () => {
    const play = new Play().offered().answer({ about: 'readiness', value: 'allSet' });
    for (let turn = 1; turn <= endings.length; turn += 1) {
      play.answer({ about: 'intent', value: 'call' }).send({ type: 'handoffLeft', askId: play.askId });
    }
    expect(play.said().filter((key) => key.startsWith('ending.'))).toEqual([...endings, endings[0]]);
  });

  it('is never a dead end', () => {
    const play = new Play().offered().answer({ about: 'readiness', value: 'allSet' });
    expect(play.state.step).toBe('complete');
    expect(play.offers()).toEqual([
      'intent.anotherQuote',
      'intent.call',
      'intent.quiz',
      'intent.question',
      'intent.guide',
    ]);
  });
});
