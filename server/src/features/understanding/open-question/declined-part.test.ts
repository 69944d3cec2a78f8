import { expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const offer = {
  kind: 'choices' as const,
  answers: [
    { about: 'readiness', value: 'yes' },
    { about: 'readiness', value: 'connect' },
    { about: 'readiness', value: 'allSet' },
  ],
};

it.each([
  ['en', 'no need for the storage after all', 'storage'],
  ['en', 'no need for packing', 'packing'],
])(
  'takes a part of the move that is declined for no end of the conversation in %s: "%s"',
  async (language, text, part) => {
    const understand = await createUnderstanding();
    const said = understand(text, { language, asking: offer });
    expect([said.answer, valuesOf(said)[part]]).toEqual([null, false]);
    expect(understand('no need', { language, asking: offer }).answer?.value).toBe('allSet');
  },
);

it.each([
  ['en', 'can i bring my sourdough starter'],
  ['en', 'whisky in my luggage?'],
  ['es', '¿puedo llevar leche en polvo?'],
  ['fr', 'du vin dans ma valise ?'],
])('takes no thing that may come along for another subject in %s: "%s"', async (language, text) => {
  const understand = await createUnderstanding();
  expect(understand(text, { language }).intent).not.toBe('outOfScope');
});
