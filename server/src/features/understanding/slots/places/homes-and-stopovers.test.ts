import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

describe('a place of which the home is told', () => {
  it.each([
    ['en', 'im leaving my rented terrace in leeds for a farm cottage near cork', 'Leeds', 'Cork'],
    ['en', 'moving from leeds to a cottage outside cork', 'Leeds', 'Cork'],
    ['es', 'dejo mi piso en Sevilla para una casa cerca de Lisboa', 'Sevill', 'Lisb'],
    ['fr', 'on quitte notre appart a lyon pour une maison pres de nantes', 'Lyon', 'Nantes'],
  ])('is the end that the words before the home say (%s): "%s"', (language, text, from, to) => {
    expect(valuesOf(understand(text, { language }))).toMatchObject({
      origin: expect.stringContaining(from),
      destination: expect.stringContaining(to),
    });
  });

  it('stays the origin before two places of which either would do', () => {
    const { slots } = understand('i said leeds to cork or ottawa');
    expect(slots.origin?.value).toContain('Leeds');
    expect(slots.destination).toBeUndefined();
  });
});

describe('a word that a small place is named after', () => {
  it.each([
    ['en', 'i land in chengdu, he says i must go to police the next day'],
    ['en', 'is it hard to save on the trip to the front'],
    ['es', 'voy a caja si hace falta'],
    ['fr', 'je dois aller a la police en arrivant'],
    ['ms', 'kena pergi polis dulu ke'],
  ])('is no place in lower case (%s): "%s"', (language, text) => {
    expect(understand(text, { language }).slots.destination).toBeUndefined();
  });

  it('is one where it is written as a place', () => {
    expect(understand('moving from Leeds to Hard').slots.destination?.value).toContain('Hard');
  });
});

describe('a place that is no end of the move', () => {
  const known: PartialMove = {
    originCity: 'Lyon, France',
    originCountry: 'FR',
    destinationCity: 'Montréal, Quebec, Canada',
    destinationCountry: 'CA',
  };

  it.each([
    ['fr', 'vous faites garde meuble si on reste 2 mois a nantes, vous avez un prix'],
    ['fr', "en fait on passera ptet d'abord chez des amis a nantes 2 mois avant montreal"],
    ['en', 'what if we stay two weeks in Paris first'],
    ['es', 'nos quedamos unas semanas en Madrid antes'],
    ['en', 'I was born in Spain but I am moving from Lyon'],
  ])('leaves both as they are (%s): "%s"', (language, text) => {
    const { slots, takenBack } = understand(text, { language, move: known });
    expect(slots.destination).toBeUndefined();
    expect(slots.origin?.value ?? 'Lyon').toContain('Lyon');
    expect(takenBack).toEqual([]);
  });

  it.each([
    ['fr', "finalement toronto direct, t3, canapé d'angle, 2 vtt electriques", 'Toronto'],
    ['fr', 'ah ok laissez tomber montréal alors. direct lyon toronto', 'Toronto'],
    ['en', 'actually thinking ottawa instead to be near my sister, how much would that be', 'Ottawa'],
  ])('gives way to the one that is said now (%s): "%s"', (language, text, to) => {
    expect(valuesOf(understand(text, { language, move: known }))).toMatchObject({
      destination: expect.stringContaining(to),
    });
  });

  it('is taken where only that end is open', () => {
    const { slots } = understand('abroad, its cork ireland like i said', {
      move: { originCity: 'Leeds, United Kingdom', originCountry: 'GB' },
    });
    expect(slots.destination?.value).toContain('Cork');
  });
});

describe('what is told of a home', () => {
  it.each([
    ['fr', 'une cave de 60 bouteilles et le chat'],
    ['en', 'and 60 bottles of wine and the cat'],
    ['es', 'y 60 botellas de vino y el gato'],
  ])('has its wine and its cat (%s): "%s"', (language, text) => {
    expect(valuesOf(understand(text, { language, move: { moveDetails: 'full-home' } }))).toMatchObject({
      specialItems: ['wine-collection'],
      pets: true,
    });
  });

  it('notes what stays behind of a whole home', () => {
    const { slots } = understand('remove the sofa', { move: { moveDetails: 'full-home', propertySize: '2 - 3 Beds' } });
    expect(slots.notes?.value).toEqual(['remove the sofa']);
  });
});
