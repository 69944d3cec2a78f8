import { describe, expect, it } from 'vitest';
import type { Retrieved } from '../../retrieval/answer-source.js';
import { withoutUnsureYes } from './unsure-yes.js';

const said = (answer: string, confidence: number, id = 'company:0192f0c1-7d5e-7a00-8000-000000000001'): Retrieved => ({
  answer: { answer, confidence, sources: [], country: null, language: 'en' },
  passages: [{ id, text: answer, country: null, sources: [] }],
});
const textOf = (found: Retrieved) => withoutUnsureYes(found).answer.answer;

describe('the yes of an entry', () => {
  it.each([
    ['Yes. We have a store of our own.', 'We have a store of our own.'],
    ['No, we take no plants.', 'We take no plants.'],
    ['Sí, tenemos guardamuebles.', 'Tenemos guardamuebles.'],
    ['Oui. Nous avons un dépôt.', 'Nous avons un dépôt.'],
    ['نعم، لدينا مستودع.', 'لدينا مستودع.'],
  ])('is left out where another question may be meant: "%s"', (entry, rest) => {
    expect(textOf(said(entry, 0.65))).toBe(rest);
    expect(textOf(said(entry, 0.75))).toBe(entry);
  });

  it('stays with the words of others, and no word only begins like one', () => {
    expect(textOf(said('Yes. Ask the school.', 0.65, 'guide:spain:school'))).toBe('Yes. Ask the school.');
    expect(textOf(said('Yes, I have noted: Piano.', 0.65, 'company:noted'))).toBe('Yes, I have noted: Piano.');
    expect(textOf(said('Nobody has to tip.', 0.65))).toBe('Nobody has to tip.');
    expect(textOf(said('Ei tea keegi.', 0.65))).toBe('Ei tea keegi.');
  });
});
