import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const home: PartialMove = {
  originCity: 'Leeds, United Kingdom',
  destinationCity: 'York, United Kingdom',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
};
const withCar: PartialMove = { ...home, car: true };
const listed: PartialMove = {
  ...home,
  inventory: {
    items: [
      { code: 'sofa-three', count: 1 },
      { code: 'washing-machine', count: 1 },
    ],
    isComplete: false,
  },
};

describe('a car that is not taken', () => {
  it.each([
    ['en', "the car we don't take"],
    ['en', 'the car, we are not bringing it'],
    ['es', 'el coche no lo llevamos'],
    ['es', 'el carro tampoco'],
    ['fr', 'la voiture on ne la prend pas'],
    ['fr', 'la voiture non plus'],
    ['ms', 'kereta pun tak'],
    ['ms', 'kereta kami tak nak bawa'],
    ['et', 'auto samuti mitte'],
    ['et', 'autot me kaasa ei võta'],
    ['ar', 'السيارة كمان لا'],
    ['ar', 'السيارة مش هناخدها'],
  ])('is known not to come in %s: "%s"', (language, text) => {
    const understood = understand(text, { language, move: home });
    expect([understood.intent, valuesOf(understood).car]).toEqual(['quote', false]);
  });
});

describe('a thing of the list that is not taken', () => {
  it.each([
    ['en', "the washing machine we won't take"],
    ['es', 'la lavadora no la llevo'],
    ['es', 'la lavadora tampoco'],
    ['fr', "le lave-linge, on ne l'emmène pas"],
    ['fr', 'la machine à laver non plus'],
    ['ms', 'mesin basuh tu tak nak angkut'],
    ['et', 'pesumasinat ikka kaasa ei võta'],
    ['et', 'pesumasin ka mitte'],
    ['ar', 'الغسالة ما بناخدها'],
  ])('leaves it in %s: "%s"', (language, text) => {
    const understood = understand(text, { language, move: listed });
    expect([understood.intent, understood.slots.inventory?.value.items]).toEqual([
      'quote',
      [{ code: 'sofa-three', count: 1 }],
    ]);
  });

  it.each([
    ['es', 'la lavadora no la llevo', 'washing-machine'],
    ['ms', 'sofa tak bawa', 'sofa-three'],
    ['ar', 'الغسالة ما بدي آخذها', 'washing-machine'],
    ['fr', 'le lave-linge on le prend pas', 'washing-machine'],
  ])('is noted of a home without a list, and left out of it, in %s: "%s"', (language, text, code) => {
    const understood = understand(text, { language, move: home });
    const leftOut = [{ code, count: 1 }];
    expect([understood.intent, valuesOf(understood)]).toEqual(['quote', { notes: [text], leftOut }]);
  });

  it.each([
    ['ms', 'boleh tak bawa kereta'],
    ['es', '¿puedo llevar el coche?'],
  ])('is none that is asked about in %s: "%s"', (language, text) =>
    expect(valuesOf(understand(text, { language, move: home })).car).not.toBe(false),
  );
});

describe('the one thing that is known, called "it"', () => {
  it.each([
    ['en', 'actually we are selling it'],
    ['es', 'al final la vendemos'],
    ['es', 'mejor no lo llevo'],
    ['fr', 'finalement on ne la prend pas'],
    ['ms', 'eh dah jual'],
    ['et', 'ei, müün ära'],
    ['ar', 'لا هنبيعها'],
  ])('is the car in %s: "%s"', (language, text) =>
    expect(valuesOf(understand(text, { language, move: withCar })).car).toBe(false),
  );

  it('is a special item as well, and none of several', () => {
    const piano: PartialMove = { ...home, specialItems: ['piano-grand'] };
    expect(understand('no we leave it behind', { move: piano }).takenBack).toEqual(['specialItems']);
    const both: PartialMove = { ...piano, car: true };
    expect(understand('no we leave it behind', { move: both }).takenBack).toEqual([]);
  });

  it('is a motorbike in Malay', () => {
    const move: PartialMove = { ...home, specialItems: ['motorbike'] };
    expect(understand('motor tu tak jadi bawa', { language: 'ms', move }).takenBack).toEqual(['specialItems']);
  });
});
