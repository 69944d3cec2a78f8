import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

describe('how much of a home moves', () => {
  let understand: Awaited<ReturnType<typeof createUnderstanding>>;
  beforeAll(async () => {
    understand = await createUnderstanding();
  });

  it.each([
    ['en', 'no longer 3 bedrooms, 2 now', '2 - 3 Beds'],
    ['es', 'no son 3 habitaciones, son 4', '4 Beds+'],
    ['fr', "ce n'est pas 4 chambres, c'est 2", '2 - 3 Beds'],
    ['ms', 'tak jadi 4 bilik, 3 bilik je', '3 Beds - 4 Beds'],
    ['ar', 'مو ثلاث غرف اربع', '4 Beds+'],
  ])('(%s) "%s" puts the number of bedrooms right', (language, text, propertySize) => {
    const move = { moveDetails: 'full-home', propertySize: '2 - 3 Beds' } as const;
    const understanding = understand(text, { language, move });
    expect(valuesOf(understanding)).toMatchObject({ propertySize });
    expect(understanding.takenBack).not.toContain('propertySize');
  });

  it('a floor takes the place of no bedrooms', () => {
    expect(valuesOf(understand('not 3 bedrooms, floor 5'))).not.toHaveProperty('propertySize');
  });

  it.each([
    ['es', 'mudanza completa'],
    ['es', 'todo, hasta la leña'],
    ['fr', 'tout'],
    ['ms', 'semuanya'],
    ['et', 'kõik kaasa'],
    ['ar', 'العفش كلو'],
  ])('(%s) "%s" is the whole of it', (language, text) => {
    expect(valuesOf(understand(text, { language }))).toMatchObject({ moveDetails: 'full-home' });
  });

  it('reads the Arabic pair of rooms', () => {
    expect(valuesOf(understand('شقة اوضتين وصالة', { language: 'ar' }))).toMatchObject({ propertySize: '2 - 3 Beds' });
  });
});
