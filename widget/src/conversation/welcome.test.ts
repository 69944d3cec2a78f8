import { describe, expect, it } from 'vitest';
import { keyOf, Play } from '../testing/play.js';
import { transition } from './transition.js';
import { welcome } from './welcome.js';

describe('a new conversation', () => {
  it('greets at once', () => {
    expect(keyOf(welcome().messages[0])).toBe('greeting.welcome');
    expect(welcome().coming).toEqual([]);
  });

  it('offers a quote, a call, a question and the country guides', () => {
    expect(new Play().offers()).toEqual(['intent.quote', 'intent.call', 'intent.question', 'intent.guide']);
  });

  it('answers after a typing delay, and only then opens the next question', () => {
    const answer = { about: 'intent', value: 'quote' } as const;
    const [asked, effects] = transition(welcome(), { type: 'answered', askId: 1, answer });
    expect(asked.asking).toBeNull();
    expect(effects).toMatchObject([{ type: 'pace', after: 'visitor', message: { text: { key: 'ask.moveType' } } }]);
  });

  it.each([
    ['quote', 'ask.moveType'],
    ['call', 'handoff.offer'],
    ['question', 'question.invite'],
    ['guide', 'countries.ask'],
  ] as const)('goes on from "%s" with %s', (value, said) => {
    expect(keyOf(new Play().answer({ about: 'intent', value }).last())).toBe(said);
  });

  it('has nothing to keep before the visitor has done something', () => {
    expect(welcome().hasActed).toBe(false);
    expect(new Play().answer({ about: 'intent', value: 'question' }).state.hasActed).toBe(true);
  });
});
