import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const home: PartialMove = {
  moveType: 'local',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
  originCity: 'Leeds',
  destinationCity: 'York',
};

describe('so many boxes that are taken off', () => {
  const move: PartialMove = { ...home, inventory: { items: [{ code: 'box-medium', count: 30 }], isComplete: false } };
  it.each([
    ['en', 'knock off 12 boxes'],
    ['en', 'reduce it by 12 boxes'],
    ['es', 'resta 12 cajas'],
    ['fr', 'déduisez 12 cartons'],
    ['ms', 'kurangkan 12 kotak'],
    ['et', 'lahuta 12 kasti'],
    ['ar', 'اخصم 12 كرتون'],
  ])('are fewer in %s: "%s"', (language, text) =>
    expect(valuesOf(understand(text, { language, move }))).toMatchObject({
      inventory: { items: [{ code: 'box-medium', count: 18 }] },
    }),
  );
});

describe('a car', () => {
  it.each([
    ['en', 'forget the pickup'],
    ['en', 'the truck is not coming after all'],
    ['es', 'sin la camioneta'],
    ['fr', 'oubliez la camionnette'],
  ])('stays by another name in %s: "%s"', (language, text) =>
    expect(valuesOf(understand(text, { language, move: { ...home, car: true } }))).toMatchObject({ car: false }),
  );

  it('is none where the van is the mover’s', () =>
    expect(valuesOf(understand('we do not need your van', { move: { ...home, car: true } }))).not.toHaveProperty(
      'car',
    ));

  it.each([
    ['en', 'our dog is terrified of cars'],
    ['en', 'the cat gets sick in cars'],
    ['es', 'el perro odia los coches'],
    ['fr', 'mon chat déteste les voitures'],
    ['ms', 'kucing saya takut kereta'],
    ['et', 'meie kass vihkab autosid'],
  ])('is not what an animal hates in %s: "%s"', (language, text) => {
    const said = valuesOf(understand(text, { language, move: home }));
    expect(said).toMatchObject({ pets: true });
    expect(said).not.toHaveProperty('car');
  });

  it('comes along with an animal', () =>
    expect(valuesOf(understand('our dog and our car come too', { move: home }))).toMatchObject({
      pets: true,
      car: true,
    }));
});

describe('a lift that is out of order', () => {
  const move: PartialMove = { ...home, access: { origin: { floor: 3, lift: true, carryM: 0 } } };
  it.each([
    ['en', 'btw the lift is knackered'],
    ['en', 'the elevator is not working'],
    ['es', 'el ascensor está averiado'],
    ['fr', "l'ascenseur ne marche plus"],
    ['ms', 'lif rosak'],
    ['et', 'lift on katki'],
    ['ar', 'المصعد معطل'],
  ])('is no lift, and no complaint, in %s: "%s"', (language, text) => {
    const read = understand(text, { language, move });
    expect(valuesOf(read)).toMatchObject({ access: { origin: { floor: 3, lift: false, carryM: 0 } } });
    expect(read.intent).not.toBe('complaint');
  });

  it('is a complaint where the crew broke it', () =>
    expect(understand('your men broke the lift', { move }).intent).toBe('complaint'));
});

describe('a number of bedrooms', () => {
  const changed = (text: string, language: string) =>
    valuesOf(
      understand(text, { language, move: { ...home, propertySize: '4 Beds+' }, before: 'actually make it 5 bedrooms' }),
    );
  it.each([
    ['en', 'no leave it at 3'],
    ['en', 'keep it as 3'],
    ['en', 'no sorry 3 was right'],
    ['es', 'no, mejor déjalo en 3'],
    ['fr', 'non, laissez 3'],
    ['ms', 'tak, kekalkan 3'],
    ['et', 'ei, jäägu 3'],
  ])('goes back to what it was in %s: "%s"', (language, text) =>
    expect(changed(text, language)).toMatchObject({ propertySize: '3 Beds - 4 Beds' }),
  );
});
