import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move: PartialMove = {
  originCity: 'Bristol, United Kingdom',
  originCountry: 'GB',
  destinationCity: 'Lyon, France',
  destinationCountry: 'FR',
  moveType: 'international',
  propertySize: '2 - 3 Beds',
};

describe('a stop beside the two ends of a known move', () => {
  it.each([
    ['en', 'also collect a fridge from Swindon on the way'],
    ['en', "and my gran's wardrobe from Derby"],
    ['en', 'half of it goes to Marseille'],
    ['en', 'there is a desk in Reading to pick up as well'],
    ['en', "and stop in Oxford to drop my brother's bed"],
    ['en', 'some of the furniture should be dropped in Dijon too'],
    ['es', 'también pasad a recoger un sofá en Burgos'],
    ['es', 'la mitad va a Málaga'],
    ['fr', 'il faut aussi passer prendre un canapé à Reims'],
    ['fr', 'une partie des affaires va à Nice'],
    ['ms', 'tolong ambil sofa di Ipoh juga'],
    ['ms', 'separuh dihantar ke Melaka'],
    ['et', 'ja teel tuleks peale võtta diivan Rakverest'],
    ['et', 'pool asjadest läheb Pärnusse'],
    ['ar', 'وكمان لازم ناخذ كنبة من الشارقة'],
    ['ar', 'جزء من الأغراض يروح أبوظبي'],
  ])('changes neither and is noted in %s: "%s"', (language, text) => {
    const { slots } = understand(text, { language, move });
    expect([slots.origin, slots.destination, slots.moveType]).toEqual([undefined, undefined, undefined]);
    expect(slots.notes?.value).toEqual([text]);
  });

  it.each([
    ['also collect a fridge from Swindon on the way', 'fridge'],
    ["and my gran's wardrobe from Derby", 'wardrobe'],
    ["and get my brother's bed from Oxford", 'bed'],
  ])('adds what is picked up there: "%s"', (text, thing) => {
    const { slots, intent } = understand(text, { move });
    expect(slots.inventory?.value.items.map(({ code }) => code).join()).toContain(thing);
    expect(intent).toBe('quote');
  });

  it('is noted where the ends are told in the same message', () => {
    const { slots } = understand('2 bed flat Leeds to York, also pick up a sofa from Hull on the way');
    expect([slots.origin?.value, slots.destination?.value]).toEqual(['Leeds, United Kingdom', 'York, United Kingdom']);
    expect(slots.notes?.value).toEqual(['also pick up a sofa from Hull on the way']);
  });

  it('is none where the price to another place is asked', () => {
    const { slots } = understand('and what would it cost to Paris with a piano?', { move });
    expect(slots.notes).toBeUndefined();
  });

  it('is told and not asked about, although "hay que" may ask', () => {
    const text = 'también hay que recoger una lavadora en Sevilla';
    expect(understand(text, { language: 'es', move }).intent).toBe('quote');
  });

  it.each([
    ["sorry, it's from Hull", 'origin', 'Hull'],
    ['actually pick up from Hull instead of Bristol', 'origin', 'Hull'],
    ['we are moving to Nantes, and everything comes from Bristol', 'destination', 'Nantes'],
  ])('is no correction: "%s"', (text, end, city) => {
    expect(understand(text, { move }).slots[end as 'origin']?.value).toContain(city);
  });
});

describe('a city alone after a "no"', () => {
  it.each([
    ['en', 'no, Belfast', 'Belfast'],
    ['en', 'no Cardiff', 'Cardiff'],
    ['es', 'no Sevilla', 'Sevill'],
    ['fr', 'non Bordeaux', 'Bordeaux'],
    ['et', 'ei, Narva', 'Narva'],
    ['ar', 'لا دبي', 'Dubai'],
  ])('is where the move goes, whatever country it is in, in %s: "%s"', (language, text, city) => {
    const { slots, takenBack } = understand(text, { language, move });
    expect(slots.origin).toBeUndefined();
    expect(slots.destination?.value).toContain(city);
    expect(takenBack).toEqual([]);
  });

  it('is where it comes from after the word for that', () => {
    const { slots } = understand('no from Derby', { move });
    expect([slots.origin?.value, slots.destination]).toEqual(['Derby, United Kingdom', undefined]);
  });

  it('is denied where it is one of the ends', () => {
    expect(understand('no Lyon', { move }).takenBack).toContain('destinationCity');
  });
});

describe('the home of somebody who comes along', () => {
  it.each([
    ['en', 'my girlfriend comes too, she lives in Derby'],
    ['es', 'también viene mi novio, él vive en Burgos'],
    ['fr', 'mon frère vient avec ses meubles, il habite Reims'],
    ['ms', 'kakak saya ikut, dia tinggal di Ipoh'],
    ['ar', 'خطيبتي معي، هي ساكنة في الشارقة'],
  ])('is a stop and no end of the known move in %s: "%s"', (language, text) => {
    const { slots } = understand(text, { language, move });
    expect([slots.origin, slots.destination]).toEqual([undefined, undefined]);
    expect(slots.notes?.value.length).toBeGreaterThan(0);
  });

  it.each([
    ['fr', "on part d'York pour Dublin, avec ma copine qui habite à Leeds", 'York'],
    ['es', 'mudanza a Dublin con mi novio, él vive en Leeds y yo en York', 'York'],
    ['en', "moving to Dublin with my partner, who lives in Leeds, and I'm in York", 'York'],
  ])('leaves the visitor their own in %s: "%s"', (language, text, origin) => {
    const { slots } = understand(text, { language });
    expect([slots.origin?.value, slots.destination?.value].map((place) => place?.split(',')[0])).toEqual([
      origin,
      'Dublin',
    ]);
  });
});
