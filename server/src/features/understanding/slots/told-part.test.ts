import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move = { originCity: 'London', destinationCity: 'Dublin', moveDetails: 'full-home' } as const;

describe('a message that asks and tells', () => {
  it.each([
    ['en', 'is it firm? and does it include packing? also 2 bikes', 2],
    ['en', 'also 2 bikes. how long does it take?', 2],
    ['es', '¿es el precio cerrado? también 2 bicicletas', 2],
    ['fr', 'c’est un prix ferme ? aussi 2 vélos', 2],
    ['ms', 'harga tetap ke? juga 2 basikal', 2],
    ['et', 'kas hind on kindel? ja 2 jalgratast ka', 2],
    ['ar', 'هل السعر ثابت؟ وكمان 2 دراجات', 2],
  ])('keeps what it tells in %s: "%s"', (language, text, count) =>
    expect(understand(text, { language, move }).slots.inventory?.value.items).toEqual([
      { code: 'bicycle', count, extra: count },
    ]),
  );

  it('keeps a thing that no list knows', () =>
    expect(understand('how long does it take? also my anvil', { move }).slots.notes?.value).toEqual(['my anvil']));

  it.each(['can I take 2 bikes?', 'how many boxes fit? can I bring 2 bikes?'])(
    'tells nothing by asking: "%s"',
    (text) => expect(understand(text, { move }).slots.inventory).toBeUndefined(),
  );
});
