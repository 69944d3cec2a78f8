import { en } from '@meg/shared/languages/en';
import type { Language } from '@meg/shared/languages/language';
import { describe, expect, it } from 'vitest';
import type { Reader } from './figure-formats.js';
import { createQuoteWriter } from './write-text.js';

const reader = (change: Partial<Reader> = {}): Reader => ({
  language: { code: 'en', tag: 'en', words: en },
  currency: 'USD',
  units: 'metric',
  ...change,
});
const speaking = (tag: string, change: Partial<Language>): Partial<Reader> => ({
  language: { code: tag, tag, words: { ...en, ...change } },
});
const plain = (text: string): string => text.replace(/\s/gu, ' ');

describe('a sentence of a quote', () => {
  it('writes its figures as the reader does', () => {
    const mileage = { miles: 1234.5, km: 1987, rate: 2.5 };
    const imperial = { units: 'imperial' } as const;
    expect(createQuoteWriter(reader(imperial)).write('mileage', mileage)).toBe(
      '1,234.5 miles (1,987 km) at $2.50 a mile',
    );
    const german = createQuoteWriter(reader({ ...speaking('de', {}), ...imperial, currency: 'EUR' }));
    expect(plain(german.write('mileage', mileage))).toBe('1.234,5 Meilen (1.987 km) at 2,50 € a mile');
  });

  it('names the rate of the way for each kilometre where the reader reckons in those', () => {
    const written = createQuoteWriter(reader()).write('mileage', { miles: 10, km: 16, rate: 10 / 0.621371 });
    expect(plain(written)).toBe('16 km at $10.00 a kilometre');
  });

  it('shows both measures, the reader’s own first', () => {
    const volume = (units: Reader['units']) => createQuoteWriter(reader({ units })).write('volume_rooms', { m3: 27 });
    expect(volume('metric')).toContain('27 m³ (953 ft³)');
    expect(volume('imperial')).toContain('953 ft³ (27 m³)');
    const writer = (units: 'metric' | 'imperial') => createQuoteWriter(reader({ units }));
    const params = { base: 100, perM3: 35, m3: 27 };
    expect(writer('metric').write('packing', params)).toContain('$35 a cubic metre for 27 m³');
    expect(writer('imperial').write('packing', params)).toContain('$0.99 a cubic foot for 953 ft³');
  });

  it('follows the plural of the language by the figure that it counts', () => {
    const arabic = speaking('ar-eg', {
      quotes: { ...en.quotes, mode_air: { two: 'two', few: 'few {max}', many: 'many', other: 'other' } },
    });
    const { write } = createQuoteWriter(reader(arabic));
    const said = [2, 3, 11, 100].map((max) => write('mode_air', { min: 1, max, shipment: '' }));
    expect(said).toEqual(['two', expect.stringMatching(/^few [3٣]$/), 'many', 'other']);
    expect(createQuoteWriter(reader()).write('labour_minimum', { movers: 1, crewRate: 50, hours: 3 })).toMatch(
      /^1 mover at \$50/,
    );
  });

  it('keeps a Latin name from turning a sentence around that runs from the right', () => {
    const names = { origin: 'Leeds', destination: 'Tartu' };
    const { write } = createQuoteWriter(reader(speaking('ar', { direction: 'rtl' })));
    expect(write('warning_water', names)).toContain('between \u2068Leeds\u2069 and \u2068Tartu\u2069:');
    expect(createQuoteWriter(reader()).write('warning_water', names)).toContain('between Leeds and Tartu:');
  });

  it('never takes a figure from what a person typed', () => {
    const { write } = createQuoteWriter(reader());
    expect(write('warning_is_local', { origin: '{destination}', destination: '$& York' })).toMatch(
      /^\{destination\} and \$& York lie/,
    );
  });

  it('is written even if the currency is unknown', () => {
    const { write } = createQuoteWriter(reader({ currency: 'dollars' }));
    expect(write('terminal', { share: 0.3, fee: 500 })).toBe('Terminals and crossings: 30% of 500');
  });
});
