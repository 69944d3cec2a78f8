import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClassifier, writeClassifier } from './classifier-file.js';
import { readExamples, variantsOf } from './examples.js';
import { FeatureBag } from './feature-bag.js';
import { probabilities } from './softmax.js';
import { trainSoftmax } from './train-softmax.js';

describe('the examples', () => {
  it('stand for every choice that a line gives', () => {
    expect(variantsOf('(pack|wrap) (a|my) lamp')).toEqual([
      'pack a lamp',
      'pack my lamp',
      'wrap a lamp',
      'wrap my lamp',
    ]);
    expect(variantsOf('as it is')).toEqual(['as it is']);
  });

  it('count once a line, however many sentences it stands for', () => {
    const [one, other] = readExamples('# packing\n(pack|wrap) a lamp\n', 'en');
    expect([one, other]).toMatchObject([
      { text: 'pack a lamp', intent: 'packing', line: 1 },
      { text: 'wrap a lamp', line: 1 },
    ]);
    expect(one?.share).toBeLessThan(1);
  });

  it('are refused under a heading that is no intent', () => {
    expect(() => readExamples('# gardening\nmow the lawn\n', 'en')).toThrow('gardening');
  });
});

describe('the classifier', () => {
  const vectorOf = (words: string) => {
    const bag = new FeatureBag(64);
    for (const word of words.split(' ')) bag.add('word', word);
    return bag.vector({ word: 1 });
  };
  const training = { classes: 2, features: 64, passes: 20, rate: 0.3, decay: 1e-4 };
  const samples = [
    { vector: vectorOf('wrap the lamp'), label: 0, share: 1 },
    { vector: vectorOf('pay the bill'), label: 1, share: 1 },
  ];
  const model = trainSoftmax(samples, training);

  it('learns from sentences what tells them apart', () => {
    expect(probabilities(model, vectorOf('wrap a lamp'))[0]).toBeGreaterThan(0.7);
    expect(probabilities(model, vectorOf('pay a bill'))[1]).toBeGreaterThan(0.7);
  });

  it('learns the same from the same examples', () => {
    expect(trainSoftmax(samples, training).table).toEqual(model.table);
  });

  it('gives shares between 0 and 1 that are 1 together', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const shares = [...probabilities(model, vectorOf(text))];
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      }),
    );
  });

  it('says nearly the same after it was written to its file and read again', () => {
    const whole = {
      intents: ['a', 'b'],
      languages: ['en', 'fr'],
      vocabulary: new Set(['lamp']),
      intentModel: model,
      languageModel: model,
    };
    const read = readClassifier(writeClassifier(whole));
    const [before, after] = [model, read.intentModel].map(
      (one) => probabilities(one, vectorOf('wrap the lamp'))[0] ?? 0,
    );
    expect(after).toBeCloseTo(before ?? 0, 1);
    expect(read.vocabulary.has('lamp')).toBe(true);
  });

  it('refuses a file that is none', () => {
    expect(() => readClassifier(new Uint8Array(20))).toThrow('npm run build');
  });
});
