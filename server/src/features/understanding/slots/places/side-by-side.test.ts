import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const endsOf = (language: string, text: string, move = {}) => {
  const { origin, destination } = understand(text, { language, move }).slots;
  return [origin?.value.split(',')[0], destination?.value.split(',')[0]];
};

describe('two towns side by side', () => {
  it.each([
    ['fr', 'Paris Lille, studio, avril', 'Paris', 'Lille'],
    ['fr', 'devis demenagement Paris Bordeaux', 'Paris', 'Bordeaux'],
    ['fr', 'Bristol Cork, T3', 'Bristol', 'Cork'],
    ['es', 'mudanza Cork Madrid 2 dormitorios', 'Cork', 'Madrid'],
    ['en', 'Leeds Cork, 2 bed flat', 'Leeds', 'Cork'],
    ['ms', 'pindah Ipoh Melaka, 2 bilik', 'Ipoh', 'Melaka'],
    ['et', 'kolimine Tallinn Narva, 2 tuba', 'Tallinn', 'Narva'],
    ['ar', 'نقل عفش دبي الدوحة', 'Dubai', 'Doha'],
    ['et', 'Tartust tuua Narva laud ja diivan', 'Tartu', 'Narva'],
  ])('are from and to in %s: "%s"', (language, text, origin, destination) =>
    expect(endsOf(language, text)).toEqual([origin, destination]),
  );

  it('are none where an ordinary word stands before a town', () => {
    expect(endsOf('en', 'Nice London flat wanted')).toEqual([undefined, undefined]);
  });
});

describe('a name that is no place', () => {
  it.each([
    ['es', 'saco las cosas de mi ex antes del lunes'],
    ['en', 'I leave after lunch'],
  ])('is none of a common word in %s: "%s"', (language, text) =>
    expect(endsOf(language, text)).toEqual([undefined, undefined]),
  );

  it.each([
    ['fr', 'je quitte la Suisse pour le Maroc, Lausanne à Rabat', 'Lausanne', 'Rabat'],
    ['ms', 'nak pindah ke Leeds dalam tiga bulan', undefined, 'Leeds'],
    ['en', 'we want to move to York within two months', undefined, 'York'],
  ])('makes no other end in %s: "%s"', (language, text, origin, destination) =>
    expect(endsOf(language, text)).toEqual([origin, destination]),
  );
});
