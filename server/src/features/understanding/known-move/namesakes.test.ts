import { expect, it } from 'vitest';
import { createUnderstanding, createUnderstandingService, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

it('puts right the end that has the name', () => {
  const move = {
    originCity: 'London, United Kingdom',
    originCountry: 'GB',
    destinationCity: 'Dubai, United Arab Emirates',
    destinationCountry: 'AE',
  };
  const said = valuesOf(understand('wait london in canada i meant. london ontario', { move }));
  expect([said.origin, said.destination]).toEqual(['London, Ontario, Canada', undefined]);
});

it('finds the quarters of Boston for a company there', async () => {
  const { service, requestOf } = await createUnderstandingService();
  const contactInfo = { phone: '', email: '', address: '77 Boylston St, Boston, MA 02116', website: '' };
  const near = service.nearTo({ contactInfo, country: 'US', serviceAreas: [], serviceCountries: ['US'] });
  const ends = (text: string) => {
    const { origin, destination } = valuesOf(service.understand({ ...requestOf(text), ...near }));
    return [origin, destination];
  };
  expect(ends('from Dorchester to Somerville')).toEqual([
    'Dorchester, Massachusetts, United States',
    'Somerville, Massachusetts, United States',
  ]);
  expect(ends('from Back Bay to Roxbury')).toEqual([
    'Boston, Massachusetts, United States',
    'Roxbury, Massachusetts, United States',
  ]);
  expect(valuesOf(understand('from Dorchester to Leeds')).origin).toBe('Dorchester, United Kingdom');
});
