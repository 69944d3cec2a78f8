import { fileURLToPath } from 'node:url';
import type { MoveFact, PartialMove } from '@meg/shared/contract/move';
import type { Slots, Understanding } from '@meg/shared/contract/understanding';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageFor } from '../../../languages/choose-language.js';
import { readLanguages } from '../../../languages/read-languages.js';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';
import { heardFacts } from '../heard/heard-facts.js';

const languages = await readLanguages(fileURLToPath(new URL('../../../../../shared/src/languages', import.meta.url)));
const codes = [...languages.keys()];

const understand = await createUnderstanding();

const route = {
  originCity: 'Leeds, United Kingdom',
  destinationCity: 'Kuala Lumpur, Malaysia',
  originCountry: 'GB',
  destinationCountry: 'MY',
  moveType: 'international',
} as const satisfies PartialMove;

/** Facts as a change that was asked for says them: "To make it your quote, write …" */
function wordsOf(facts: PartialMove, code: string, takenBack: readonly MoveFact[] = []): string {
  const slots = Object.fromEntries(
    Object.entries(takenBack.length > 0 ? {} : facts).map(([fact, value]) => [fact, { value, confidence: 1 }]),
  ) as Slots;
  const move = takenBack.length > 0 ? facts : {};
  const reader = languageFor(languages, [code]);
  const heard = heardFacts({ slots, takenBack, move, bedrooms: undefined, reader, preferred: [] });
  return heard.map(({ text }) => text).join(', ');
}

/** Rooms imply a whole home, and boxes alone that nothing else goes. */
function withoutImplied(read: Understanding): object {
  const { moveDetails: _, ...facts } = valuesOf(read);
  return facts;
}

const home = { floor: 3, lift: true, carryM: 0 };
const street = { floor: 0, lift: false, carryM: 0 };
const lists: readonly PartialMove[] = [
  { rooms: { bedroom: 2, kitchen: 1 } },
  {
    rooms: {
      bedroom: 3,
      'living-room': 1,
      'dining-room': 1,
      kitchen: 1,
      bathroom: 2,
      study: 1,
      garage: 1,
      loft: 1,
      garden: 1,
    },
  },
  { inventory: { items: [{ code: 'box-medium', count: 10 }], isComplete: false } },
  {
    inventory: {
      items: [
        { code: 'sofa-three', count: 1 },
        { code: 'bed-double', count: 2 },
      ],
      isComplete: false,
    },
  },
  {
    inventory: {
      items: [
        { code: 'sofa-three', count: 1 },
        { code: 'box-medium', count: 30 },
      ],
      isComplete: true,
    },
  },
  { specialItems: ['piano-grand', 'safe'] },
  { access: { origin: home } },
  { access: { origin: { floor: 2, lift: false, carryM: 30 }, destination: street } },
  { access: { destination: { floor: 5, lift: true, carryM: 60 } } },
  { rooms: { bedroom: 2 }, storage: true, moveMonth: 10 },
];
const choices: readonly PartialMove[] = [
  ...(['local', 'international'] as const).map((moveType) => ({ moveType })),
  ...(['full-home', 'some-furniture', 'boxes-only', 'office'] as const).map((moveDetails) => ({ moveDetails })),
  ...(['Studio/1Bed', '2 - 3 Beds', '3 Beds - 4 Beds', '4 Beds+'] as const).map((propertySize) => ({ propertySize })),
  ...(['Content only', 'Content plus some furniture', 'All furniture and content'] as const).map((moveSize) => ({
    moveSize,
  })),
  ...(['shared', 'own', 'air'] as const).map((shippingMode) => ({ shippingMode })),
  ...(['packing', 'storage', 'insurance', 'pets', 'car'] as const).flatMap((wish) => [
    { [wish]: true },
    { [wish]: false },
  ]),
  ...Array.from({ length: 12 }, (_, month) => ({ moveMonth: month + 1 })),
];

/** Where no home is spoken of, a list is all that goes. */
const asAll = (facts: PartialMove): PartialMove =>
  facts.inventory ? { ...facts, inventory: { ...facts.inventory, isComplete: true } } : facts;

describe.each(codes)('what the chat says of facts in %s', (code) => {
  it.each(lists.map((facts) => [wordsOf(facts, code), facts] as const))(
    'is understood as typed: "%s"',
    (text, facts) => {
      const read = understand(text, { language: code, move: route });
      expect(withoutImplied(read)).toEqual(asAll(facts));
      expect(read).toMatchObject({ intent: 'quote', isSure: true, language: code, command: null });
      expect(read.wishes).toHaveLength(1);
    },
  );

  it.each(choices.map((facts) => [wordsOf(facts, code), facts] as const))(
    'is understood as typed: "%s"',
    (text, facts) => {
      const read = understand(text, { language: code, move: route });
      expect(valuesOf(read)).toMatchObject(facts);
      expect(read).toMatchObject({ intent: 'quote', isSure: true, language: code });
    },
  );

  it('is understood as what is left out', () => {
    const known: PartialMove = { specialItems: ['piano-grand', 'safe'], shippingMode: 'air' };
    for (const fact of ['specialItems', 'shippingMode'] as const) {
      const text = wordsOf({ [fact]: known[fact] }, code, [fact]);
      const read = understand(text, { language: code, move: { ...route, ...known } });
      expect(read.takenBack, text).toEqual([fact]);
    }
  });

  it('is understood as the cards say it', () => {
    const { chat } = languageFor(languages, [code]).words;
    const counted = (name: string, count: string | number) =>
      chat['detail.count'].replace('{name}', name).replace('{count}', String(count));
    const metres = chat['detail.metres'].replace('{distance}', '30 m');
    const floor = `${chat['detail.floor']} 2, ${chat['detail.noLift']}, ${metres}`;
    const said: readonly (readonly [string, PartialMove])[] = [
      [
        `${counted(chat['room.bedroom'], 2)} · ${counted(chat['room.kitchen'], 1)}`,
        { rooms: { bedroom: 2, kitchen: 1 } },
      ],
      [
        `${counted(chat['detail.from'], floor)}\n${counted(chat['detail.to'], chat['detail.ground'])}`,
        { access: { origin: { floor: 2, lift: false, carryM: 30 }, destination: street } },
      ],
      [chat['detail.pack'], { packing: true }],
      [chat['detail.packOwn'], { packing: false }],
    ];
    for (const [text, facts] of said)
      expect(withoutImplied(understand(text, { language: code, move: route })), text).toEqual(facts);
  });
});

describe('the chat’s own words', () => {
  const things = (text: string, move: PartialMove) =>
    valuesOf(understand(text, { move: { ...route, ...move } })).inventory;
  const sofa = { code: 'sofa-three' as const, count: 1 };

  it('add to a list that is known, and replace it where they name all of it', () => {
    const move = { inventory: { items: [sofa], isComplete: false } };
    expect(things('with a double bed', move)).toMatchObject({ items: expect.arrayContaining([sofa]) });
    expect(things('2 × Double bed', move)).toMatchObject({ items: expect.arrayContaining([sofa]) });
    expect(things('2 × Sofa for three', move)).toMatchObject({ items: [{ ...sofa, count: 2 }] });
  });

  it('say nothing of facts in a sentence of other words', () => {
    expect(understand('is packing with storage cheaper?', { move: route }).slots).toEqual({});
    expect(valuesOf(understand('no lift', { move: route }))).toEqual({ notes: ['no lift'] });
  });

  it('never stop a message from being read', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.constantFrom(...codes), (text, language) => {
        expect(understand(text, { language, move: route }).language).toBeDefined();
      }),
      { numRuns: 60 },
    );
  });
});
