import { describe, expect, it } from 'vitest';
import { findGroup } from './find-group.js';

const known = (...texts: string[]) => texts.map((text, at) => ({ questionId: String(at), text }));
const isSame = (one: string, other: string) =>
  findGroup(one, known(other)) !== undefined && findGroup(other, known(one)) !== undefined;

describe('the same question in other words', () => {
  it.each([
    ['Can you dismantle my wardrobe?', 'do you dismantle wardrobes'],
    ['Do you take old furniture away?', 'can you take away my old furniture please?'],
    ['Do you move hot tubs?', 'could you move our hot tub'],
    ['Are you insured?', 'is your company insured'],
    ['Do you have a warehouse?', 'Where is your warehouse?'],
    ['can you move an aquarium', 'Can you move a aquarim?'],
    ['¿Desmontan armarios?', 'pueden desmontar el armario'],
    ['¿Tienen un seguro?', 'tienen seguro'],
    ['Démontez-vous les armoires ?', 'pouvez vous démonter une armoire'],
    ['Travaillez-vous le dimanche ?', 'vous travaillez dimanche'],
    ['Boleh pindah akuarium?', 'bolehkah anda pindah akuarium saya'],
    ['Kas te kolite akvaariumi?', 'kas kolite akvaarium'],
    ['هل تنقلون أحواض السمك؟', 'تنقلون حوض السمك'],
    ['هل تعملون يوم الجمعة؟', 'تعملون الجمعة'],
  ])('%s = %s', (one, other) => expect(isSame(one, other)).toBe(true));

  it.each([
    ['Do you work in Leeds?', 'Do you work in York?'],
    ['Do you move hot tubs?', 'Do you move aquariums?'],
    ['Are you insured?', 'Are you licensed?'],
    ['Can I pay by card?', 'Can I pay by cheque?'],
    ['Do you have a warehouse in Cork?', 'Do you have a warehouse in Lyon?'],
    ['¿Desmontan camas?', '¿Desmontan pianos?'],
    ['Travaillez-vous le dimanche ?', 'Travaillez-vous la nuit ?'],
    ['Boleh pindah akuarium?', 'Boleh pindah piano?'],
    ['Kas te kolite klaveri?', 'Kas te kolite akvaariumi?'],
    ['هل تنقلون البيانو؟', 'هل تنقلون السمك؟'],
  ])('is not another question: %s – %s', (one, other) => expect(isSame(one, other)).toBe(false));

  it('is found beside many, the most like one first and of equals the first', () => {
    const many = known(
      'Do you move boats?',
      'Do you move hot tubs?',
      'Do you move big hot tubs?',
      'Do you move hot tubs?',
    );
    expect(findGroup('do you move a hot tub', many)).toBe('1');
    expect(findGroup('do you rent boxes', many)).toBeUndefined();
  });

  it('is not made of what stands in the place of personal data', () => {
    expect(isSame('Will [name] come to [address]?', 'Has [name] left [address]?')).toBe(false);
  });
});
