import type { OpenQuestion } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const choices = (about: string, ...values: string[]): OpenQuestion => ({
  kind: 'choices',
  answers: values.map((value) => ({ about, value })),
});
const moveType = choices('moveType', 'local', 'international');
const homes = choices('propertySize', 'Studio/1Bed', '2 - 3 Beds', '4 Beds+');
const sizes = choices('moveSize', 'Content only', 'Content plus some furniture', 'All furniture and content');
const next = choices('intent', 'quote', 'guide');

describe('words that choose nothing', () => {
  it.each([
    ['en', 'yes'],
    ['en', 'not sure'],
    ['en', 'none of these'],
    ['es', 'ni idea'],
    ['fr', 'je ne sais pas'],
    ['ms', 'tak pasti'],
    ['et', 'ei tea'],
    ['ar', 'لا اعرف'],
  ])('leave the question open and put it again in %s: "%s"', (language, text) => {
    for (const asking of [moveType, homes]) {
      const { answer, isSure, question, likely } = understand(text, { language, asking });
      expect([isSure, likely, answer?.about === asking.kind]).toEqual([false, [], false]);
      expect(question).toBe(understand('idk', { language, asking }).question);
    }
  });

  it.each([
    ['en', 'not sure'],
    ['es', 'no lo sé'],
    ['fr', 'aucune idée'],
    ['ms', 'tak tahu'],
    ['et', 'pole kindel'],
    ['ar', 'لست متأكد'],
  ])('have all of the home reckoned with, where that is asked, in %s: "%s"', (language, text) => {
    expect(understand(text, { language, asking: sizes }).answer?.value).toBe('All furniture and content');
  });

  it('are no answer to what is offered next', () => {
    expect(understand('not sure', { asking: next }).question).not.toBe(
      understand('not sure', { asking: moveType }).question,
    );
  });
});
