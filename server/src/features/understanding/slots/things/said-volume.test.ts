import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSentence } from '../../sentence.js';
import { findVolume } from './said-volume.js';

const volumeOf = (text: string) => findVolume(readSentence(text))?.value;

describe('a volume that the visitor knows', () => {
  it.each([
    ['about 20 m3', 20],
    ['20m³ of stuff', 20],
    ['20-25 cbm', 22.5],
    ['25 cubic metres', 25],
    ['1000 cubic feet', 28.3],
    ['30 metros cúbicos', 30],
    ['environ 15 mètres cubes', 15],
    ['12,5 m3', 12.5],
    ['20 meter padu', 20],
    ['umbes 15 kuupmeetrit', 15],
    ['حوالي ٢٠ متر مكعب', 20],
    ['a 20ft container', 28],
    ['half a 40 ft container', 29],
    ['half a van', 5.5],
    ['two van loads', 22],
    ['media furgoneta', 5.5],
    ['la moitié d’un camion', 15],
    ['setengah lori', 15],
    ['pool kaubikut', 5.5],
    ['نص شاحنة', 15],
  ])('of "%s"', (text, m3) => {
    expect(volumeOf(text)).toBe(m3);
  });

  it.each(['send a van please', '2 bed flat of 65 m2', '20 boxes', 'a van with a driver', '9999 m3'])(
    'is none of "%s"',
    (text) => {
      expect(volumeOf(text)).toBeUndefined();
    },
  );

  it('is the number before the unit, in any sentence', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.constantFrom('m3', 'm³', 'cbm', 'cubic meters'), (m3, unit) => {
        expect(volumeOf(`from Leeds to York, ${m3} ${unit} in June`)).toBe(m3);
      }),
    );
  });
});
