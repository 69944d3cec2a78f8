import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

describe('a weekday of which a question asks', () => {
  it.each([
    ['ms', 'hari ahad buka x'],
    ['ms', 'hari sabtu boleh angkut tak'],
    ['et', 'kas laupäeval saab kolida'],
    ['et', 'kas teete ka laupäeval kolimisi?'],
    ['ar', 'فيكم تنقلوا يوم السبت؟'],
    ['es', '¿hacéis mudanzas el domingo?'],
    ['fr', 'est-ce que vous déménagez le dimanche'],
    ['es', 'quiero q me llameis el martes a las 5'],
    ['es', 'que me llamen el jueves'],
  ])('is no date of the move (%s): "%s"', (language, text) => {
    expect(valuesOf(understand(text, { language }))).not.toHaveProperty('moveDate');
  });

  it.each([
    ['en', 'can you move us on saturday?'],
    ['en', 'we move from leeds to hull on saturday, how much?'],
    ['es', 'nos mudamos el sábado'],
    ['et', 'kolime laupäeval, palju maksab?'],
    ['ms', 'hari sabtu ini boleh pindah tak'],
  ])('is the date of a move that is told (%s): "%s"', (language, text) => {
    expect(valuesOf(understand(text, { language }))).toMatchObject({ moveDate: '2026-11-28' });
  });
});
