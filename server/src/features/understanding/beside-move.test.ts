import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../testing/understanding-service.js';

const understand = await createUnderstanding();

const partsOf = (text: string, language: string): string[] =>
  understand(text, { language }).wishes.map(({ from, to }) => text.slice(from, to).trim());

describe('the questions of a message that tells a move', () => {
  it.each([
    [
      'en',
      'We are leaving Hull for Derby in early August, four bed house, first floor, a harp, 15 boxes and a dryer, and my husband wants to know do ye unpack the crockery as well',
      ['and my husband wants to know do ye unpack the crockery as well'],
    ],
    [
      'en',
      'Moving Leeds to York 12 June. 2 bed flat, third floor no lift. Are you insured? How many men come? Do I have to empty the drawers?',
      ['Are you insured?', 'How many men come?', 'Do I have to empty the drawers?'],
    ],
    [
      'en',
      '3 bed house, Cork to Dublin, mid July, a sofa … could you store some of it for a month and do we need to be there',
      ['could you store some of it for a month', 'and do we need to be there'],
    ],
    [
      'es',
      'mudanza de Lugo a Vigo en abril, piso de 2 habitaciones, mi hermana pregunta si embaláis las copas y cuántos hombres vienen',
      ['mi hermana pregunta si embaláis las copas', 'y cuántos hombres vienen'],
    ],
    [
      'fr',
      'déménagement de Lille à Metz le 4 juin, appartement deux chambres, un piano, et vous démontez les lits vous-mêmes ?',
      ['et vous démontez les lits vous-mêmes ?'],
    ],
    [
      'ms',
      'pindah Klang ke Muar bulan Jun, rumah 2 bilik, tingkat satu, korang bungkus pinggan sendiri ke',
      ['korang bungkus pinggan sendiri ke'],
    ],
    [
      'et',
      'Kolime juunis Narvast Tartusse, 2 magamistuba, mees tahab teada kas te annate kastid ja kas peame ise kohal olema',
      ['mees tahab teada kas te annate kastid', 'ja kas peame ise kohal olema'],
    ],
    [
      'ar',
      'ننتقل من طنجة الى فاس في يونيو، شقة غرفتين، هل تفكون الاسرّة وهل يجب ان نكون موجودين',
      ['هل تفكون الاسرّة', 'وهل يجب ان نكون موجودين'],
    ],
  ])('are each served beside it, in %s: "%s"', (language, text, questions) => {
    expect(understand(text, { language }).wishes[0]?.intent).toBe('quote');
    expect(partsOf(text, language).slice(1)).toEqual(questions);
  });

  it.each([
    'moving from Leeds to York in May, 3 bed, can you help?',
    'moving from Leeds to York in May, 3 bed, could you give me a price',
    'Can you move us from Leeds to York on 12 June? 2 bed flat',
  ])('are none where the move itself is asked for: "%s"', (text) => {
    expect(understand(text).wishes).toEqual([{ intent: 'quote', from: 0, to: text.length }]);
  });
});
