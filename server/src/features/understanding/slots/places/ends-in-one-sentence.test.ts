import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const endsOf = (language: string, text: string, move = {}) => {
  const { origin, destination } = understand(text, { language, move }).slots;
  return [origin?.value.split(',')[0], destination?.value.split(',')[0]];
};

describe('the ends of a move in one sentence', () => {
  it.each([
    ['fr', 'je suis étudiante à Toronto je pars à Tallinn', 'Toronto', 'Tallinn'],
    ['fr', 'je pars a tallinn, je suis etudiante a toronto', 'Toronto', 'Tallinn'],
    ['fr', 'je travaille à Paris et on déménage à Cork en mai', 'Paris', 'Cork'],
    ['es', 'trabajo en leeds y me voy a nice en julio', 'Leeds', 'Nice'],
    ['es', 'tengo trabajo en madrid, vivo en bath', 'Bath', 'Madrid'],
    ['ms', 'saya belajar di cardiff, nak balik ke muar', 'Cardiff', 'Muar'],
    ['en', 'i live in bath and im off to nice', 'Bath', 'Nice'],
    ['en', 'am flittin fae dundee tae stirling', 'Dundee', 'Stirling'],
    ['en', 'i will work in singapore, now live manchester', 'Manchester', 'Singapore'],
    ['en', 'leaving wakefield, going to my brothers in hull', 'Wakefield', 'Hull'],
  ])('are where one lives and where one goes in %s: "%s"', (language, text, origin, destination) =>
    expect(endsOf(language, text)).toEqual([origin, destination]),
  );

  it.each([
    ['es', 'de leeds a cork', 'Leeds', 'Cork'],
    ['fr', 'je demenage a cork depuis leeds', 'Leeds', 'Cork'],
    ['fr', 'je quitte lyon pour nice', 'Lyon', 'Nice'],
    ['fr', 'de lyon à cork', 'Lyon', 'Cork'],
    ['et', 'kolime Rakverest Corki', 'Rakvere', 'Cork'],
  ])('are towns after words of going, even where they are ordinary words, in %s: "%s"', (language, text, ...ends) =>
    expect(endsOf(language, text)).toEqual(ends),
  );

  it.each([
    ['en', 'my sister lives in toronto and we are moving from leeds to cork', 'Leeds', 'Cork'],
    ['es', 'mi hermana vive en berlin y yo me mudo de madrid a lisboa', 'Madrid', 'Lisbon'],
    ['fr', 'ma soeur habite a toronto nous on part a cork', undefined, 'Cork'],
    ['en', 'why do you keep going on about canada im going to york', undefined, 'York'],
  ])('are not where others live or what is spoken of in %s: "%s"', (language, text, origin, destination) =>
    expect(endsOf(language, text)).toEqual([origin, destination]),
  );

  it.each(['york or toronto, which is easier for kids', 'madrid o lisboa, que es mejor con niños?'])(
    'are none of two places that are weighed: "%s"',
    (text) => {
      expect(endsOf('en', text)).toEqual([undefined, undefined]);
      expect(understand(text, { language: 'en' }).intent).toBe('countryGuide');
    },
  );

  const known = { originCity: 'Leeds, United Kingdom', originCountry: 'GB', destinationCity: 'York, United Kingdom' };
  it.each([
    'no the stairs are in york, leeds is ground floor',
    'the lift is at the leeds end',
    'second floor in leeds no lift, york has a lift',
  ])('stay where a message tells of stairs and lifts there: "%s"', (text) =>
    expect(endsOf('en', text, { ...known, destinationCountry: 'GB' })).toEqual([undefined, undefined]),
  );

  it('are exchanged where the message says so', () =>
    expect(endsOf('en', 'no, from york to leeds', { ...known, destinationCountry: 'GB' })).toEqual(['York', 'Leeds']));

  it.each([
    ['من عمّان الأردن إلى كورك', 'JO'],
    ['من سلطنة عمان الى لندن', 'OM'],
    ['من عمان الى لندن', 'JO'],
    ['من عمّان الى دبلن', 'JO'],
  ])('are Amman, or Oman by the words beside the name: "%s"', (text, country) => {
    const { origin } = understand(text, { language: 'ar' }).slots;
    expect([origin?.countryCode, origin?.value]).toEqual([country, expect.stringMatching(/\p{L}/u)]);
  });

  it.each([
    ['en', 'moving from Bristol TO Cardiff, 2 bed flat', 'Bristol', 'Cardiff'],
    ['en', 'no no from Bristol TO cardiff', 'Bristol', 'Cardiff'],
    ['en', 'moving from leeds TO LA', 'Leeds', 'Los Angeles'],
    ['en', 'I want TO move to York', undefined, 'York'],
    ['en', 'from Gary IN to Boston', 'Gary', 'Boston'],
    ['es', 'DE Madrid A Sevilla', 'Madrid', 'Seville'],
    ['fr', 'DE Lyon A Paris ET pas EN train', 'Lyon', 'Paris'],
    ['ms', 'DARI Ipoh KE Melaka', 'Ipoh', 'Melaka'],
    ['et', 'kolin Tartust SIIS Tallinna JA kiiresti', 'Tartu', 'Tallinn'],
    ['ar', 'نقل من دبي TO الرياض', 'Dubai', 'Riyadh'],
  ])('are not words of going in capitals in %s: "%s"', (language, text, ...ends) =>
    expect(endsOf(language, text)).toEqual(ends),
  );
});

describe('a word of a sentence that towns are called by as well', () => {
  it.each([
    ['et', 'oleme Sydneys ja tuleme koju tagasi Eestisse', 'AU', 'EE'],
    ['et', 'oi, kolime hoopis Tartust Narva', 'EE', 'EE'],
  ])('is none of the ends in %s: "%s"', (language, text, from, to) => {
    const { origin, destination } = understand(text, { language }).slots;
    expect([origin?.countryCode, destination?.countryCode]).toEqual([from, to]);
  });
});

describe('a move within one city', () => {
  it.each([
    ['en', 'moving apt to apt in Chicago, wicker park to hyde park', 'Chicago'],
    ['en', 'I live in Leeds and move to the other side of the city', 'Leeds'],
    ['es', 'me mudo a otro piso en Bilbao, misma ciudad', 'Bilbao'],
    ['fr', 'je change de coloc à Lyon', 'Lyon'],
    ['et', 'vaja Tallinna piires kolida, Mustamäelt Kalamajja', 'Tallinn'],
  ])('has both ends there in %s: "%s"', (language, text, city) => {
    const { origin, destination, moveType } = understand(text, { language }).slots;
    expect([origin?.value, destination?.value]).toEqual([expect.stringContaining(city), expect.stringContaining(city)]);
    expect(moveType?.value).toBe('local');
  });
});

describe('the name of a street or a park', () => {
  it('is no town of its first word', () => {
    const { origin, destination } = understand('from hyde park to york').slots;
    expect([origin?.value, destination?.value]).toEqual([undefined, expect.stringContaining('York')]);
  });
});
