import type { Intent } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { keyOf, Play } from '../../../testing/play.js';

const lost = (play = new Play(), likely: Intent[] = []) => {
  play.says('Mumble?', { isSure: true, intent: 'general', likely });
  return play.send({ type: 'guideFailed', id: play.state.wondering[0]?.id ?? 0, isUnknown: true });
};
const chipsOf = (play: Play) => {
  const last = play.last();
  return last?.kind === 'chips' ? last.chips : [];
};

describe('what the chat has no answer to', () => {
  it('offers three things made of what was understood, and a person', () => {
    expect(lost(new Play(), ['packing', 'documents']).offers()).toEqual([
      'topic.packing',
      'topic.documents',
      'intent.quote',
      'intent.call',
    ]);
  });

  it('offers the guide to the country in question', () => {
    const play = new Play().says('Mumble?', { country: 'japan', likely: ['countryGuide'] });
    play.send({ type: 'guideFailed', id: play.state.wondering[0]?.id ?? 0, isUnknown: true });
    expect(play.offers()[0]).toBe('topic.countryGuide');
    play.answer({ about: 'topic', value: 'countryGuide' });
    expect(play.of('askGuide').at(-1)).toMatchObject({ question: { topic: 'overview', country: 'japan' } });
  });

  it('asks about the topic that was chosen, with the words that were not understood', () => {
    const play = lost(new Play(), ['packing']).answer({ about: 'topic', value: 'packing' });
    expect(play.of('askGuide').at(-1)).toMatchObject({ question: { query: 'Mumble?', about: 'packing' } });
  });

  it('brings the person forward the second time, in other words, and says what it knows', () => {
    const play = lost().says('3 bedrooms', {
      intent: 'thanks',
      slots: { propertySize: { value: '2 - 3 Beds', confidence: 1 } },
    });
    lost(play);
    expect(play.last()).toMatchObject({ text: { key: 'typed.stillKnown', params: { facts: '2 - 3 Beds' } } });
    expect(play.offers()[0]).toBe('intent.call');
    expect(keyOf(lost(play).last())).toBe('typed.fallback');
  });

  it('does so for what is beyond it as well', () => {
    const play = lost().says('Sing!', { intent: 'outOfScope' });
    expect(keyOf(play.last())).toBe('typed.still');
  });

  it('keeps the answers of a question that is open', () => {
    const play = lost(new Play().answer({ about: 'intent', value: 'quote' }));
    expect(play.offers()).toEqual(['moveType.local', 'moveType.international', 'intent.guide', 'intent.call']);
  });

  it('adds nothing but a person to a question with three answers and more', () => {
    const play = new Play().answer({ about: 'intent', value: 'quote' }).answer({ about: 'moveType', value: 'local' });
    const asked = play.offers();
    expect(asked.length).toBeGreaterThan(3);
    expect(lost(play).offers()).toEqual([...asked, 'intent.call']);
  });

  it('offers three things beneath an open card, whose way to a person is enough', () => {
    const play = lost(new Play().toForm('local'), ['packing']);
    const { asking } = play.state;
    expect(asking?.kind).toBe('leadForm');
    expect(chipsOf(play)).toMatchObject([
      { answer: { value: 'packing' } },
      { answer: { value: 'guide' } },
      { answer: { value: 'quiz' } },
    ]);
    expect(chipsOf(play)).toHaveLength(3);
    play.send({ type: 'chipPressed', messageId: play.last()?.id ?? 0, at: 0 });
    expect(play.of('askGuide').at(-1)).toMatchObject({ question: { about: 'packing' } });
    expect(play.state.asking).toEqual(asking);
  });
});
