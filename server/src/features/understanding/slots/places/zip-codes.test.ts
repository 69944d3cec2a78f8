import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstandingService } from '../../../../testing/understanding-service.js';
import { createPlacesService } from '../../../places/places.service.js';
import { zipAreas } from './zip-areas.js';

const preferred = ['US', 'MX'];

describe('an American ZIP code', () => {
  let made: Awaited<ReturnType<typeof createUnderstandingService>>;
  beforeAll(async () => {
    made = await createUnderstandingService();
  });
  const read = (text: string, beside: object = {}, language = 'en') =>
    made.service.understand({ ...made.requestOf(text, { language }), preferred, ...beside });

  it.each([
    ['en', '2 bed apartment from 78704 to 78681, all furniture, Jan 20', 'Austin', 'Round Rock'],
    ['en', '78704 to 10001', 'Austin', 'New York'],
    ['en', 'moving from 94110-1234 to 60614', 'San Francisco', 'Chicago'],
    ['en', 'from Austin to zip 33139', 'Austin', 'Miami'],
    ['es', 'mudanza de 78704 a 02139', 'Austin', 'Boston'],
    ['fr', 'déménagement de 78704 vers 98101', 'Austin', 'Seattle'],
  ])('is its town (%s): "%s"', (language, text, origin, destination) => {
    const { slots, intent } = read(text, {}, language);
    expect([slots.origin?.value, slots.destination?.value]).toEqual([
      expect.stringContaining(origin),
      expect.stringContaining(destination),
    ]);
    expect(intent).toBe('quote');
  });

  it('has a town of the United States for each area', () => {
    const file = fileURLToPath(new URL('../../../../../dist/gazetteer.bin', import.meta.url));
    const places = createPlacesService(readFileSync(file));
    const lost = [...zipAreas].filter(([, town]) => {
      const match = places.findNamed(town, { preferred });
      const within = match.kind === 'found' ? [match.place.countryCode, match.place.regionCode] : [];
      return !within.some((code) => code === 'PR' || town.endsWith(`, ${code}, United States`));
    });
    expect(lost).toEqual([]);
  });

  it.each([
    'my budget is from 12500 to 15500',
    'from 10000 to 15000 boxes',
    'it weighs 12500 lbs',
    'we have 12345 books',
    'call me on 51255 50161',
    'from Austin to 78704 Main Street',
  ])('is none in "%s"', (text) => {
    const { slots } = read(text);
    const said = [slots.origin?.value, slots.destination?.value].join();
    expect(said).not.toMatch(/Albany|Buffalo|Pittsburgh|Round Rock|, NY|, PA/);
    expect(slots.destination?.value ?? '').not.toMatch(/Austin/);
  });

  it('is none for a company of another country', () => {
    const { slots } = read('from 75001 to 13001', { preferred: ['FR', 'US'] });
    expect([slots.origin, slots.destination]).toEqual([undefined, undefined]);
  });
});
