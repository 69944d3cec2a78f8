import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { english } from '../../../testing/languages.js';
import { readGuides } from '../read-guides.js';
import { answerByMatter } from './answer-by-matter.js';
import { GuideWords } from './guide-words.js';
import type { MeantParts } from './meant-parts.js';

describe('the part of a guide that is learnt to be meant', async () => {
  const guides = await readGuides(fileURLToPath(new URL('../data', import.meta.url)));
  const guide = guides.get('sweden');
  if (!guide) throw new Error('There is no guide to Sweden');
  const country = { slug: 'sweden', name: 'Sweden', code: 'SE' };
  const countries = {
    about: [country],
    from: [],
    isLeaving: false,
    isOfLeft: false,
    isSure: true,
    isByCity: false,
    isOwned: false,
    isByAdjective: false,
    isOfAdjectives: false,
    isBySign: false,
  };
  const answer = (parts: MeantParts['parts']) => {
    const meant = { parts, share: 1 };
    const question = { meant, countries, ranked: [], sentence: '', words: new GuideWords(english) };
    return answerByMatter(guide, question)?.passages.map(({ id }) => id);
  };

  it('is given alone where it is clear', () =>
    expect(
      answer([
        { name: 'schools', share: 0.7 },
        { name: 'banking', share: 0.3 },
      ]),
    ).toHaveLength(1));

  it('is given with the second where either may be meant', () =>
    expect(
      answer([
        { name: 'schools', share: 0.4 },
        { name: 'banking', share: 0.3 },
      ]),
    ).toHaveLength(2));

  it('is given alone where the second is far behind', () =>
    expect(
      answer([
        { name: 'schools', share: 0.5 },
        { name: 'banking', share: 0.1 },
      ]),
    ).toHaveLength(1));

  it('is the tip on its topic, and tips on two topics are one part', () => {
    expect(
      answer([
        { name: 'tips.laundry', share: 0.4 },
        { name: 'tips.queues', share: 0.3 },
      ]),
    ).toEqual(['guide:sweden:culture']);
  });

  it('is said to be missing where the guide has no tip on the topic', () =>
    expect(answer([{ name: 'tips.water', share: 0.9 }])).toEqual([]));

  it('is the part that may know it where there is no tip', () =>
    expect(answer([{ name: 'tips.numbers', share: 0.9 }])).toEqual(['guide:sweden:tax']));

  it('is none where nothing is likely', () => expect(answer([{ name: 'schools', share: 0.05 }])).toBeUndefined());
});
