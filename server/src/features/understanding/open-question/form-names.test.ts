import type { OpenQuestion } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

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

describe('a name beside an address or a number', () => {
  const moments: (OpenQuestion | undefined)[] = [
    undefined,
    { kind: 'form', fields: ['name', 'email', 'phone'] },
    { kind: 'handoff' },
    { kind: 'choices', answers: [{ about: 'moveDetails', value: 'full-home' }] },
  ];

  it.each([
    ['es', 'soy Marta, marta@example.org', 'Marta'],
    ['en', 'its Jo Brown 07700 900123', 'Jo Brown'],
    ['en', 'jo brown jo@example.org', 'jo brown'],
    ['en', 'this is Ann Lee, ann@example.org', 'Ann Lee'],
    ['en', 'can i speak to someone, its Mary Kelly mary@example.org', 'Mary Kelly'],
    ['es', 'Pedro Ruiz 600 123 456', 'Pedro Ruiz'],
    ['fr', "moi c'est Luc, luc@example.org", 'Luc'],
    ['ms', 'saya Ali bin Ahmad 012-345 6789', 'Ali bin Ahmad'],
    ['et', 'olen Liis Tamm, liis@example.org', 'Liis Tamm'],
    ['ar', 'انا سارة sara@example.org', 'سارة'],
  ])('is kept with it in %s, whatever is open: "%s"', (language, text, name) => {
    for (const asking of moments)
      expect(valuesOf(understand(text, { language, ...(asking && { asking }) })).name).toBe(name);
  });

  it.each([
    ['en', 'my email is jo@example.org'],
    ['en', 'its urgent 07700 900123'],
    ['en', 'best number 07700 900123'],
    ['es', 'soy de Madrid, marta@example.org'],
    ['fr', 'mon numéro 06 12 34 56 78'],
    ['en', 'just send it to jo@example.org'],
    ['en', 'call me tomorrow 07700 900123'],
  ])('is none in %s in "%s"', (language, text) => {
    for (const asking of moments)
      expect(valuesOf(understand(text, { language, ...(asking && { asking }) })).name).toBeUndefined();
  });
});
