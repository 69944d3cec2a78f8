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

describe('an answer, an order or a refusal at the form', () => {
  it.each([
    ['en', 'continue'],
    ['en', 'Looks right'],
    ['en', 'yes thats me'],
    ['en', 'ok go ahead'],
    ['en', '071 9112233 then'],
    ['es', 'todo correcto'],
    ['fr', 'continuez'],
    ['ms', 'teruskan'],
    ['et', 'jätka'],
    ['ar', 'كمل'],
    ['ar', 'ما أبي أعطيكم رقمي، الإيميل بس'],
  ])('is no name in %s: "%s"', (language, text) => {
    expect(valuesOf(understand(text, { language, asking })).name).toBeUndefined();
  });

  it.each(['Ann Price', 'Will Carter', 'Grace Good'])('leaves the name "%s"', (text) => {
    expect(valuesOf(understand(text, { asking })).name).toBe(text);
  });
});

describe('a name behind the facts of a move', () => {
  it.each([
    ['Leeds to Madrid, 2 bed flat, 14 february. Ann Price ann@example.com 07700 900321', 'Ann Price'],
    ['Madrid to London 14 feb, Ann Price ann@example.com 07700 900321 2 bed flat all furniture', 'Ann Price'],
    ['Boston to Toronto, contents only, July. Ken Ito, ken@example.com, 617 555 0142', 'Ken Ito'],
    ['2 bed flat Lagos to Toronto. All. march. Tunde tunde@example.com +234 803 123 4567', 'Tunde'],
    ['dan@example.com dan wells 07700900654', 'dan wells'],
    ['dublin to lisbon 3 bed house, june, paul@example.com paul roe 0871234567', 'paul roe'],
  ])('is read in "%s"', (text, name) => {
    expect(valuesOf(understand(text)).name).toBe(name);
  });

  it('takes no town for one, and no nationality', () => {
    expect(valuesOf(understand('Leeds to Boston, New York, jo@example.org')).name).toBeUndefined();
    expect(understand("i'm Nigerian nurse going to Leeds from Lagos").slots.name?.confidence ?? 0).toBeLessThan(0.5);
  });

  it('leaves the number of something else out of that of the phone', () => {
    expect(valuesOf(understand('ann@example.com 07700 900321 2 bed flat')).phone).toBe('07700 900321');
    expect(valuesOf(understand('06 12 34 56 78 merci', { language: 'fr' })).phone).toBe('06 12 34 56 78');
  });

  it('says no month', () => {
    const move = 'My name is April Jones and I am moving from Oslo to Aberdeen in may';
    expect(valuesOf(understand(move))).toMatchObject({ name: 'April Jones', moveMonth: 5 });
    expect(valuesOf(understand('my name is June Carter, Dublin to Paris')).moveMonth).toBeUndefined();
  });
});
