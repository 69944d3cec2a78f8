import { describe, expect, it } from 'vitest';
import type { Retrieved } from '../../retrieval/answer-source.js';
import { weighAnswer } from './weigh-answer.js';

const doubt = 'This may be what you mean.';

interface Case {
  readonly share?: number;
  readonly matter?: string;
  readonly confidence?: number;
  readonly country?: string | null;
  readonly countries?: number;
  readonly words?: number;
  readonly id?: string;
  readonly toCompany?: boolean;
  readonly isToCompany?: boolean;
}

function weighed({ share = 0.95, matter = 'guide.quarantine', words = 18, countries = 1, ...found }: Case) {
  const {
    confidence = 0.65,
    country = 'canada',
    id = 'guide:canada:pets',
    toCompany = false,
    isToCompany = false,
  } = found;
  const passage = {
    id,
    text: '',
    country,
    sources: [],
    ...(id.startsWith('guide:') && { matters: ['guide.quarantine'] }),
  };
  const answer = { answer: '', sources: [], country, confidence, language: 'en', note: `${doubt} In English.` };
  const retrieved: Retrieved = { answer, passages: [passage], toCompany };
  const isOwnOn = (asked: string, own: string) => asked === 'company.years' && own === 'company:entry';
  return weighAnswer(retrieved, {
    ranked: [{ matter, share, support: 1 }],
    isOwnOn,
    isToCompany,
    words,
    countries,
    doubt,
  }).answer;
}

describe('how sure an answer is', () => {
  it('is very likely where it is on the matter that the question is learnt to ask for, and no doubt is left', () =>
    expect(weighed({})).toMatchObject({ confidence: 0.75, note: 'In English.' }));

  it('stays as high as the rules have it there', () => expect(weighed({ confidence: 0.9 }).confidence).toBe(0.9));

  it.each([
    ['only likely', { share: 0.8 }],
    ['another part of the guide', { matter: 'guide.petSteps' }],
    ['of one of two countries', { countries: 2 }],
    ['of no country', { country: null }],
  ])('is less where the matter is %s', (_, other) => {
    expect(weighed(other)).toMatchObject({ confidence: 0.65, note: `${doubt} In English.` });
    expect(weighed({ ...other, confidence: 0.9 }).confidence).toBe(0.65);
  });

  it('is left to the rules in a question of few words', () =>
    expect(weighed({ share: 0.1, words: 6, confidence: 0.9 }).confidence).toBe(0.9));

  it('is less of advice that holds everywhere, where a country is named', () => {
    const advice = { id: 'advice:packing.boxes', matter: 'advice.packing.boxes', country: null };
    expect(weighed({ ...advice, countries: 0 }).confidence).toBe(0.75);
    expect(weighed({ ...advice, countries: 1 }).confidence).toBe(0.65);
    expect(weighed({ ...advice, countries: 0, isToCompany: true }).confidence).toBe(0.65);
    expect(weighed({ ...advice, country: 'ireland', share: 0.3, confidence: 0.8 }).confidence).toBe(0.8);
  });

  it('is kept of what the company says on this matter', () => {
    const own = { id: 'company:entry', country: null, countries: 0, share: 0.7, confidence: 0.9 };
    expect(weighed({ ...own, matter: 'company.years' }).confidence).toBe(0.9);
    expect(weighed({ ...own, matter: 'company.fleet' }).confidence).toBe(0.65);
  });

  it.each([{ confidence: 0.45 }, { toCompany: true, confidence: 0.4 }])(
    'is never raised of what is unsure: %o',
    (unsure) => expect(weighed(unsure).confidence).toBe(unsure.confidence),
  );
});
