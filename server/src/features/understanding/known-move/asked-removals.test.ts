import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const route: PartialMove = { originCity: 'Leeds, United Kingdom', destinationCity: 'Hull, United Kingdom' };
const list: PartialMove = {
  ...route,
  moveDetails: 'some-furniture',
  inventory: {
    items: [
      { code: 'box-medium', count: 12 },
      { code: 'bed-double', count: 1 },
      { code: 'sofa-three', count: 1 },
      { code: 'desk-small', count: 1 },
      { code: 'bicycle', count: 1 },
    ],
    isComplete: true,
  },
};
const home: PartialMove = { ...route, moveDetails: 'full-home', propertySize: '2 - 3 Beds', moveMonth: 2 };
const withPiano: PartialMove = { ...home, specialItems: ['piano-upright'] };

describe('a question changes nothing of the move', () => {
  it.each([
    ['en', 'do you take the old desks away', list],
    ['en', 'do you take old sofas away', list],
    ['fr', 'vous enlevez le vieux lit ?', list],
    ['ms', 'korang buang katil lama tak', list],
    ['et', 'kas te viskate vana diivani ära', list],
    ['ar', 'بتشيلوا الكنبة القديمة؟', list],
    ['ar', 'طيب بدون الدراجة قديش', list],
    ['ar', 'من غير الدراجة بكام', list],
    ['en', 'will you pack the china', home],
    ['ms', 'korang bungkus pinggan mangkuk ke', home],
    ['en', 'can you do it for six grand', withPiano],
    ['en', 'would you do it for under a grand', withPiano],
    ['en', 'could we ship just 200 cu ft', home],
    ['es', '¿podríamos mandar solo 10 cajas?', home],
    ['en', 'and by air', home],
    ['es', 'y en avión', home],
    ['en', 'if we moved 10 boxes ourselves would that help', home],
    ['en', 'whats the dishwasher gonna cost me', home],
    ['fr', 'il coûte combien le lave-vaisselle', home],
    ['ms', 'mesin basuh tu berapa', home],
    ['en', 'Do you deliver to the third floor?', home],
    ['es', '¿entregáis en un tercer piso?', home],
    ['fr', 'vous livrez au 3e étage ?', home],
    ['ms', 'korang hantar sampai tingkat 3 ke', home],
    ['ar', 'بتوصلوا للطابق الثالث؟', home],
    ['en', 'do you have a crane for the piano?', home],
    ['fr', 'vous avez un monte-meuble pour le piano ?', home],
    ['en', 'can I bring my piano to Estonia?', home],
    ['en', 'wheres best to live in canada', {}],
    ['ms', 'tempat terbaik untuk tinggal di kanada', {}],
    ['ar', 'وين احسن مكان للعيش في كندا', {}],
    ['en', 'is toronto cold in january', {}],
    ['es', '¿llueve mucho en dublin en mayo?', {}],
    ['fr', "est-ce qu'il neige à montréal en mars", {}],
    ['et', 'kas torontos on jaanuaris külm', {}],
    ['fr', 'vous faites koi de mes donnees?', {}],
  ] as const)('(%s) "%s"', (language, text, move) => {
    const understanding = understand(text, { language, move });
    expect(valuesOf(understanding)).toEqual({});
    expect(understanding.takenBack).toEqual([]);
  });

  it('"can I bring my piano to Estonia?" makes no move of special items', () => {
    const values = valuesOf(understand('can I bring my piano to Estonia?'));
    expect(values).not.toHaveProperty('moveDetails');
    expect(values).not.toHaveProperty('specialItems');
  });

  it.each([
    ['can you take the desk off please', list, { leftOut: [{ code: 'desk-small', count: 1 }] }],
    ['please take the desk away', list, { leftOut: [{ code: 'desk-small', count: 1 }] }],
    ['its a grand', withPiano, { specialItems: ['piano-grand'] }],
    ['can you pack the china please', home, { packing: true }],
    ['by air please', home, { shippingMode: 'air' }],
    ['we live on the third floor, no lift', home, { access: { origin: { floor: 3, lift: false, carryM: 0 } } }],
    ['could we ship just 200 cu ft from leeds to cork', {}, { volumeM3: 5.7 }],
    ['we move from leeds to toronto in january, is it cold then?', {}, { moveMonth: 1 }],
    ['how much would it be from Leeds to Hull for 3 beds and a piano', {}, { specialItems: ['piano-upright'] }],
  ] as const)('"%s" tells', (text, move, facts) => {
    expect(valuesOf(understand(text, { move }))).toMatchObject(facts);
  });
});
