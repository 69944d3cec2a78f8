import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

describe('the ends of a move', () => {
  let understand: Awaited<ReturnType<typeof createUnderstanding>>;
  beforeAll(async () => {
    understand = await createUnderstanding();
  });

  it.each([
    ['et', 'kolin põlvast kuressaarde', 'Põlva', 'Kuressaare'],
    ['et', 'viljandist rakverre, 2 tuba', 'Viljandi', 'Rakvere'],
    ['et', 'tädi mööbel tartust viljandisse', 'Tartu', 'Viljandi'],
    ['ar', 'بننقل من عمان الأردن لتورنتو', 'Amman', 'Toronto'],
    ['ar', 'ننتقل من الكويت للدوحة', 'Kuwait City', 'Doha'],
    ['es', 'De Málaga, España, a Boston', 'Málaga', 'Boston'],
    ['fr', 'On s’en va à Lyon, on est à Sherbrooke', 'Sherbrooke', 'Lyon'],
    ['fr', "Un 3 et demi à Montréal, on s'en va à Toulouse", 'Montréal', 'Toulouse'],
  ])('(%s) stand in "%s"', (language, text, origin, destination) => {
    const values = valuesOf(understand(text, { language }));
    expect(JSON.stringify(values.origin)).toContain(origin);
    expect(JSON.stringify(values.destination)).toContain(destination);
  });

  it.each([
    ['un 4 et demi à Montréal', '2 - 3 Beds'],
    ['un 3½ à Laval', 'Studio/1Bed'],
    ['mon 5 1/2 à Gatineau', '3 Beds - 4 Beds'],
  ])('"%s" has the size that Québec gives it', (text, propertySize) => {
    expect(valuesOf(understand(text, { language: 'fr' }))).toMatchObject({ propertySize });
  });

  it('half past four is no home', () => {
    expect(valuesOf(understand('à 4 heures et demie', { language: 'fr' }))).not.toHaveProperty('propertySize');
  });

  it('reads Arabic in Latin letters as Arabic, whatever the reader reads', () => {
    const understanding = understand('men jeddah lel doha, studio, bas cartons 3ashra', { language: 'fr' });
    expect(understanding.language).toBe('ar');
    expect(valuesOf(understanding)).toMatchObject({ inventory: { items: [{ code: 'box-medium', count: 10 }] } });
  });
});
