import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const labelsOf = (language: string, text: string) => {
  const { origin, destination } = understand(text, { language }).slots;
  return [origin?.value, destination?.value];
};
const endsOf = (language: string, text: string) => labelsOf(language, text).map((label) => label?.split(',')[0]);

describe('two towns in small letters', () => {
  it.each([
    ['en', 'tobermory to alnwick, 3 bed', 'Tobermory', 'Alnwick'],
    ['en', 'our house in keswick to a bungalow in cromer', 'Keswick', 'Cromer'],
    ['en', 'moving gran from pitlochry to ours in cromer', 'Pitlochry', 'Cromer'],
    ['en', 'ludlow to a village near bergerac', 'Ludlow', 'Bergerac'],
    ['en', 'everything oban to ullapool', 'Oban', 'Ullapool'],
    ['es', 'de keswick a la nuestra en cromer', 'Keswick', 'Cromer'],
    ['fr', 'de keswick à chez nous à cromer', 'Keswick', 'Cromer'],
    ['ms', 'dari keswick ke rumah kami kat cromer', 'Keswick', 'Cromer'],
    ['et', 'haapsalust korterisse rakveres', 'Haapsalu', 'Rakvere'],
  ])('are the ends of the move where one leads to the other, in %s: "%s"', (language, text, ...ends) =>
    expect(endsOf(language, text)).toEqual(ends),
  );

  it.each(['happy to wait, and able to pay', 'can you come to ours in the morning', 'i want to ship boxes'])(
    'are not read from ordinary words: "%s"',
    (text) => expect(labelsOf('en', text)).toEqual([undefined, undefined]),
  );
});

describe('a town with namesakes', () => {
  it.each([
    ['en', 'richmond bc to leeds', 'Richmond, British Columbia, Canada'],
    ['en', 'from newport shropshire to leeds', 'Newport (Telford), England, United Kingdom'],
    ['en', 'from newport isle of wight to leeds', 'Newport (Ryde), England, United Kingdom'],
    ['en', 'from ballina co mayo to leeds', 'Ballina, Connacht, Ireland'],
    ['en', 'house in ballina mayo to leeds', 'Ballina, Connacht, Ireland'],
  ])('is the one in the county or province that is said in %s: "%s"', (language, text, origin) =>
    expect(labelsOf(language, text)[0]).toBe(origin),
  );

  it.each([
    ['en', 'from leeds to valencia (the spanish one)', 'Valencia'],
    ['en', 'from leeds to boston, the one in america', 'Boston'],
    ['en', 'from leeds to boston the us one', 'Boston'],
    ['es', 'de leeds a boston, el de estados unidos', 'Boston'],
    ['fr', 'de leeds à boston (celui des états-unis)', 'Boston'],
    ['ms', 'dari galway ke boston yang kat amerika', 'Boston'],
    ['et', 'leedsist bostonisse, see ameerika oma', 'Boston'],
  ])('is the one of the country that is said behind it in %s: "%s"', (language, text, city) => {
    const { destination } = understand(text, { language }).slots;
    expect(destination?.value.split(',')[0]).toBe(city);
    expect(destination?.placeId).not.toBeNull();
  });
});

it('reads a county that is called like a month elsewhere as no month', () => {
  expect(understand('from ballina mayo to leeds').slots.moveMonth).toBeUndefined();
  expect(understand('de leeds a cork en mayo', { language: 'es' }).slots.moveMonth?.value).toBe(5);
});

describe('a part of a town', () => {
  it.each([
    ['en', 'ancoats to leeds', 'Manchester'],
    ['en', 'from wapping to leeds', 'London'],
    ['en', 'phibsborough to leeds', 'Dublin'],
    ['en', 'business bay to leeds', 'Dubai'],
    ['es', 'de lavapiés a leeds', 'Madrid'],
    ['fr', 'de montmartre à leeds', 'Paris'],
    ['ar', 'من ديرة الى بيروت', 'Dubai'],
  ])('is the town that holds it in %s: "%s"', (language, text, city) =>
    expect(endsOf(language, text)[0]).toContain(city),
  );
});

describe('a quarter beside its city', () => {
  it.each([
    ['et', 'Tallinn Lasnamäe 5. korrus', 'Tallinn'],
    ['et', 'tartu, annelinn', 'Tartu'],
    ['en', 'London, Hackney', 'London'],
  ])('(%s) "%s" is the city', (language, text, city) => {
    const move = { destinationCity: 'Dublin, Ireland', destinationPlaceId: '2964574', destinationCountry: 'IE' };
    expect(understand(text, { language, move }).slots.origin?.value).toMatch(new RegExp(`^${city}`));
  });
});

it('denying a namesake takes back no end', () => {
  const move = {
    originCity: 'Leeds, United Kingdom',
    destinationCity: 'Perth, Western Australia, Australia',
    destinationPlaceId: '2063523',
    destinationCountry: 'AU',
  };
  expect(understand('not perth scotland by the way', { move }).takenBack).toEqual([]);
});
