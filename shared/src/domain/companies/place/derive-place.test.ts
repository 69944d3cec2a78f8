import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { launchCountries } from '../../quotes/service-countries.js';
import { isTimezone } from '../../time/zoned-time.js';
import { countryOfPhone } from './calling-codes.js';
import { currencyOf, unitsPerUsd } from './country-currencies.js';
import { countryCodes, countryOfZone, zonesOf } from './country-zones.js';
import { derivePlace } from './derive-place.js';

describe('a firm of a country of the launch, and of the United States', () => {
  it.each([
    [
      'Malaysia',
      { address: '12 Jalan Ampang, 50450 Kuala Lumpur, Malaysia', phone: '03-2161 0000', locale: 'ms-MY' },
      { country: 'MY', currency: 'MYR', units: 'metric', timezone: 'Asia/Kuala_Lumpur', language: 'ms' },
    ],
    [
      'the United Kingdom',
      { address: '5 Canal Wharf, Leeds LS11 5PU', phone: '0113 496 0123', locale: 'en-GB' },
      { country: 'GB', currency: 'GBP', units: 'imperial', timezone: 'Europe/London', language: 'en' },
    ],
    [
      'Canada',
      {
        address: '88 Bay St, Vancouver, BC V6B 1A1',
        city: { country: 'CA', region: '02' },
        timezone: 'America/Toronto',
      },
      { country: 'CA', currency: 'CAD', units: 'metric', timezone: 'America/Vancouver', language: 'en' },
    ],
    [
      'Ireland',
      { phone: '+353 1 496 0123', areaCountries: ['IE', 'GB'] },
      { country: 'IE', currency: 'EUR', timezone: 'Europe/Dublin', serviceCountries: ['IE', 'GB'] },
    ],
    [
      'Estonia',
      { address: 'Hobujaama 4, 10151 Tallinn, Eesti', locale: 'et' },
      { country: 'EE', currency: 'EUR', units: 'metric', timezone: 'Europe/Tallinn', language: 'et' },
    ],
    [
      'the United States',
      { address: '100 Federal St, Boston, MA 02110', phone: '(617) 555-0123', timezone: 'Europe/Paris', locale: 'fr' },
      {
        country: 'US',
        from: 'address',
        currency: 'USD',
        units: 'imperial',
        timezone: 'America/New_York',
        serviceCountries: ['US'],
      },
    ],
  ])('of %s', (_, clues, place) => {
    expect(derivePlace(clues)).toMatchObject(place);
  });
});

describe('a firm of which little is known', () => {
  it('is where the city of its address is, which the caller finds', () => {
    const city = { country: 'US', region: 'CO' };
    expect(derivePlace({ address: '12 Quay Street, Denver', city, timezone: 'America/New_York' })).toMatchObject({
      country: 'US',
      from: 'address',
      timezone: 'America/Denver',
    });
  });

  it('is where its address says, though it has the telephone of another country', () => {
    const clues = { address: 'Narva mnt 5, Tallinn, Estonia', phone: '+44 20 7946 0000' };
    expect(derivePlace(clues)).toMatchObject({ country: 'EE', from: 'address' });
  });

  it('is where a person says, and the rest follows', () => {
    const place = derivePlace({ country: 'IE', address: 'Leeds LS1 4AP', timezone: 'Europe/London' });
    expect(place).toMatchObject({ country: 'IE', from: 'said', currency: 'EUR', timezone: 'Europe/Dublin' });
    expect(place.serviceCountries).toEqual(['IE']);
  });

  it('is in the village whose postcode alone tells', () => {
    expect(derivePlace({ address: 'The Old Forge, Nether Wallop, SO20 8EY' }).country).toBe('GB');
    expect(derivePlace({ address: 'Main St, Ballyvaughan, H91 X2C3' }).country).toBe('IE');
  });

  it.each([
    ['كوالالمبور، ماليزيا', 'MY'],
    ['日本、東京都千代田区1-1', 'JP'],
    ['ул. Пушкина 1, Таллин, Эстония', 'EE'],
    ['Calle Mayor 1, Madrid, España', 'ES'],
  ])('is read in its own script: %s', (address, country) => {
    expect(derivePlace({ address }).country).toBe(country);
  });

  it.each([
    ['+1 617 555 0123', 'US'],
    ['+1 (416) 555-0123', 'CA'],
    ['+1 876 555 0123', 'JM'],
    ['0060 3 2161 0000', 'MY'],
    ['+44 (0)1534 000000', 'JE'],
    ['+372 640 0000', 'EE'],
    ['+7 727 000 0000', 'KZ'],
  ])('is told by its telephone number alone: %s', (phone, country) => {
    expect(derivePlace({ phone: phone.replace('(0)', '') })).toMatchObject({ country, from: 'phone' });
  });

  it('is told by its time zone alone, by a former name of it too', () => {
    expect(derivePlace({ timezone: 'America/Chicago' })).toMatchObject({ country: 'US', timezone: 'America/Chicago' });
    expect(derivePlace({ timezone: 'Asia/Calcutta' })).toMatchObject({ country: 'IN', currency: 'INR' });
  });

  it('is not told to be in Georgia by a state, nor in a country by a street', () => {
    expect(derivePlace({ address: '1 Peachtree St, Atlanta, Georgia', timezone: 'America/New_York' }).country).toBe(
      'US',
    );
    expect(derivePlace({ address: 'Canada Drive 3' }).country).toBeNull();
  });

  it.each([
    ['en-IE', 'IE'],
    ['zh-Hant-GB', 'GB'],
    ['en-u-ca-buddhist', undefined],
  ])('is read from the language %s only where it has a region', (locale, country) => {
    expect(derivePlace({ locale }).country ?? undefined).toBe(country);
  });

  it('begins with the countries of the launch where nothing tells', () => {
    expect(derivePlace({})).toEqual({
      country: null,
      from: null,
      currency: 'USD',
      units: 'metric',
      timezone: 'America/New_York',
      language: 'en',
      serviceCountries: launchCountries,
    });
    expect(derivePlace({ phone: '0113 496 0123', timezone: 'UTC' })).toMatchObject({ country: null, timezone: 'UTC' });
  });
});

it('finds something that a company can be set up with, whatever is typed', () => {
  const text = fc.option(fc.oneof(fc.string(), fc.constantFrom('+1', '+', '00', 'en-ZZ', 'Etc/GMT+5', ',,')), {
    nil: undefined,
  });
  fc.assert(
    fc.property(fc.record({ address: text, phone: text, timezone: text, locale: text }), (clues) => {
      const { country, serviceCountries, currency, language, timezone } = derivePlace(clues);
      expect(isTimezone(timezone)).toBe(true);
      expect(serviceCountries.length).toBeGreaterThan(0);
      expect(currency).toMatch(/^[A-Z]{3}$/);
      expect(language).toMatch(/^[a-z]{2}$/);
      expect(country ?? 'MY').toMatch(/^[A-Z]{2}$/);
    }),
  );
});

it('knows a zone and a currency of each country, and real zones alone', () => {
  for (const country of countryCodes) {
    for (const zone of zonesOf(country)) {
      expect(countryOfZone(zone)).toBe(country);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    }
    expect(unitsPerUsd(currencyOf(country))).toBeGreaterThan(0);
  }
});

it('knows that a number without its calling code tells nothing', () => {
  expect(countryOfPhone('020 7946 0000')).toBeUndefined();
  expect(countryOfPhone('+')).toBeUndefined();
});
