import { describe, expect, it } from 'vitest';
import { codeOfSlug, countryOfSlug } from './country-of-slug.js';

describe('a country by its slug', () => {
  it.each(
    Object.entries({
      australia: 'AU',
      canada: 'CA',
      'costa-rica': 'CR',
      estonia: 'EE',
      france: 'FR',
      germany: 'DE',
      ireland: 'IE',
      japan: 'JP',
      malaysia: 'MY',
      mexico: 'MX',
      netherlands: 'NL',
      'new-zealand': 'NZ',
      panama: 'PA',
      portugal: 'PT',
      singapore: 'SG',
      'south-korea': 'KR',
      spain: 'ES',
      sweden: 'SE',
      switzerland: 'CH',
      taiwan: 'TW',
      thailand: 'TH',
      'united-arab-emirates': 'AE',
      'united-kingdom': 'GB',
      'united-states': 'US',
      vietnam: 'VN',
    }),
  )('%s is called as the reader calls it', (slug, code) => {
    const names = new Intl.DisplayNames('fr', { type: 'region' });
    expect(countryOfSlug(slug, (one) => names.of(one) ?? one)).toBe(names.of(code));
  });

  it('that no country has is written out', () => {
    expect(codeOfSlug('middle-earth')).toBeUndefined();
    expect(countryOfSlug('middle-earth', String)).toBe('Middle Earth');
  });
});
