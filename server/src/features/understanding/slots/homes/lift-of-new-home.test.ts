import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const origin = { floor: 1, lift: true, carryM: 0 };
const move: PartialMove = {
  moveType: 'local',
  originCity: 'Leeds, United Kingdom',
  originCountry: 'GB',
  destinationCity: 'York, United Kingdom',
  destinationCountry: 'GB',
  propertySize: '2 - 3 Beds',
  moveDetails: 'full-home',
  access: { origin },
};

describe('the floor and the lift of the new home', () => {
  it.each([
    ['en', 'our new home is on the 4th floor but has no elevator', 4],
    ['en', 'the new flat is 4th floor, but without a lift', 4],
    ['es', 'el piso nuevo está en la cuarta planta pero no tiene ascensor', 4],
    ['fr', "le nouveau logement est au 4e étage mais il n'y a pas d'ascenseur", 4],
    ['ms', 'rumah baru di tingkat 4 tapi tak ada lif', 4],
    ['et', 'uus korter on neljandal korrusel, aga lifti ei ole', 3],
    ['ar', 'البيت الجديد في الطابق الرابع بس بدون مصعد', 4],
    ['en', 'the new place has no elevator and is on the 4th floor', 4],
    ['es', 'el piso nuevo no tiene ascensor y está en la cuarta planta', 4],
    ['fr', "la nouvelle maison n'a pas d'ascenseur et elle est au 4e étage", 4],
    ['ms', 'tempat baru takde lif dan di tingkat 4', 4],
    ['et', 'uues korteris lifti ei ole ja see on neljandal korrusel', 3],
  ])('are read behind "but" and "and" in %s: "%s"', (language, text, floor) => {
    expect(understand(text, { language, move }).slots.access?.value).toEqual({
      origin,
      destination: { floor, lift: false, carryM: 0 },
    });
  });

  it.each([
    ['ar', 'شقتنا القديمة بالطابق السادس وما فيها مصعد', 6],
    ['ar', 'الدور التاني ومفيش اسانسير', 2],
    ['ar', 'الطابق الثامن ولا يوجد مصعد', 8],
    ['ar', 'الدور الخامس ومن غير مصعد', 5],
    ['ar', 'الطابق الثالث والمصعد ماكو', 3],
    ['ar', 'الطابق السابع وما كاينش الاسانسير', 7],
    ['ar', 'الدور الرابع وملهاش اسانسير', 4],
    ['et', 'kuues korrus, aga lifti meil siin pole', 5],
    ['ms', 'tingkat 9, lif takde', 9],
  ])('know a lift that is denied in %s: "%s"', (language, text, floor) => {
    const { access } = understand(text, { language, move: { ...move, access: undefined } }).slots;
    expect(access?.value.origin).toEqual({ floor, lift: false, carryM: 0 });
  });

  it('know a lift that is there', () => {
    const { access } = understand('الدور التالت وفيه مصعد', {
      language: 'ar',
      move: { ...move, access: undefined },
    }).slots;
    expect(access?.value.origin).toEqual({ floor: 3, lift: true, carryM: 0 });
  });

  it('leave the old home its own floor', () => {
    const { access } = understand('the new home has no lift and we are on the 5th floor', { move }).slots;
    expect([access?.value.origin?.floor, access?.value.destination]).toEqual([5, undefined]);
  });

  it('deny a thing behind "but" as well', () => {
    const { pets, specialItems } = understand('a piano but no cats', { move }).slots;
    expect([specialItems?.value, pets?.value]).toEqual([['piano-upright'], false]);
  });
});
