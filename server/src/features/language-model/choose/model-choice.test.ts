import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.js';
import { choiceIn, choiceSchema } from './model-choice.js';

const catalogue: Catalogue = {
  topics: [
    { id: 'guide:quarantine', about: 'pets' },
    { id: 'advice:packing.boxes', about: 'boxes' },
    { id: 'none', about: 'nothing' },
  ],
  countries: ['japan', 'spain'],
};
const read = (answer: unknown, entries = 2) =>
  choiceIn(typeof answer === 'string' ? answer : JSON.stringify(answer), catalogue, entries);

describe('a choice of the model', () => {
  it('has ids and a country that were offered', () => {
    const country = { slug: 'japan', quote: 'Tokio' };
    expect(read({ choices: ['guide:quarantine', 'entry:2'], country })).toEqual({
      choices: ['guide:quarantine', 'entry:2'],
      country,
    });
    expect(read({ choices: ['none'] })).toEqual({ choices: ['none'], country: null });
    expect(read({ choices: ['none'], country: { slug: 'spain' } })?.country).toEqual({ slug: 'spain', quote: '' });
  });

  it('may stand between other words, and twice the same is once', () => {
    expect(read('```json\n{"choices": ["none", "none"], "country": null}\n```')).toEqual({
      choices: ['none'],
      country: null,
    });
  });

  it.each([
    ['an id that nobody offered', { choices: ['guide:lottery'], country: null }],
    ['one such id beside one that there is', { choices: ['guide:quarantine', 'guide:lottery'] }],
    ['an entry that was not sent', { choices: ['entry:3'] }],
    ['an entry before the first', { choices: ['entry:0'] }],
    ['a country without a guide', { choices: ['guide:quarantine'], country: { slug: 'atlantis', quote: 'Atlantis' } }],
    ['a country by its code', { choices: ['guide:quarantine'], country: { slug: 'JP', quote: '' } }],
    ['no choice', { choices: [] }],
    ['more than two choices', { choices: ['guide:quarantine', 'advice:packing.boxes', 'none'] }],
    ['a sentence', 'Your dog needs no quarantine.'],
    ['a name of every object', { choices: ['constructor'] }],
    ['nothing', ''],
    ['broken JSON', '{"choices": ["none"'],
    ['a list', '["none"]'],
  ])('counts for nothing with %s', (_, answer) => {
    expect(read(answer)).toBeUndefined();
  });

  it('is asked for with the same schema whatever the question', () => {
    const schema = JSON.stringify(choiceSchema(catalogue));
    expect(schema).toContain('guide:quarantine');
    expect(schema).toContain('entry:40');
    expect(schema).not.toContain('entry:41');
  });
});
