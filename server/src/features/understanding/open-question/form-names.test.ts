import type { OpenQuestion } from '@meg/shared/contract/understanding';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

type Understand = Awaited<ReturnType<typeof createUnderstanding>>;

let understand: Understand;
beforeAll(async () => {
  understand = await createUnderstanding();
});

const asking: OpenQuestion = { kind: 'form', fields: ['name', 'email', 'originCity', 'destinationCity'] };

describe('an exclamation at the form', () => {
  it.each([
    ['ms', 'mahalnya!!'],
    ['ms', 'alamak'],
    ['en', 'wow ok'],
    ['en', 'gosh'],
    ['en', 'oh no way'],
    ['es', 'qué caro'],
    ['es', 'madre mía'],
    ['fr', 'oh la la'],
    ['fr', 'la vache, c’est cher'],
    ['et', 'päris kallis'],
    ['et', 'issand kui kallis'],
    ['ar', 'غالي جدا'],
  ])('is no name and no city in %s: "%s"', (language, text) => {
    const { name, origin, destination } = valuesOf(understand(text, { language, asking }));
    expect([name, origin, destination]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['en', 'anna lee'],
    ['es', 'maria garcia'],
    ['et', 'Liis Tamm'],
    ['ms', 'ali bin ahmad'],
    ['ar', 'أحمد عبد الفتاح'],
    ['et', 'Liis Tamm!'],
  ])('leaves names in %s: "%s"', (language, text) => {
    expect(valuesOf(understand(text, { language, asking })).name).toBe(text.replace('!', ''));
  });
});

it('takes a shop for no name of the visitor', () => {
  const { name } = understand("drop the furniture, it's Ikea. just 22 boxes").slots;
  expect(name?.confidence ?? 0).toBeLessThan(0.5);
});
