import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

describe('a time by a holiday', () => {
  let understand: Awaited<ReturnType<typeof createUnderstanding>>;
  beforeAll(async () => {
    understand = await createUnderstanding();
  });

  it.each([
    ['en', 'after easter', 'after easter'],
    ['en', 'sometime before chinese new year', 'before chinese new year'],
    ['es', 'sería después de Semana Santa', 'después de Semana Santa'],
    ['fr', 'après le ramadan', 'après le ramadan'],
    ['ms', 'selepas tahun baru cina', 'selepas tahun baru cina'],
    ['et', 'pärast lihavõtteid', 'pärast lihavõtteid'],
    ['ar', 'بعد عيد الفطر', 'بعد عيد الفطر'],
  ])('(%s) is noted from "%s"', (language, text, note) => {
    const understanding = understand(text, { language });
    expect(valuesOf(understanding)).toMatchObject({ notes: [note] });
    expect(understanding).toMatchObject({ isSure: true });
  });

  it('a question notes none', () => {
    expect(valuesOf(understand('are you open after christmas?'))).not.toHaveProperty('notes');
  });
});
