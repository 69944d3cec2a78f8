import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move: PartialMove = {
  originCity: 'Leeds, United Kingdom',
  originCountry: 'GB',
  destinationCity: 'Dublin, Ireland',
  destinationCountry: 'IE',
  moveType: 'international',
  moveDetails: 'full-home',
  propertySize: '3 Beds - 4 Beds',
  specialItems: ['piano-upright', 'pool-table'],
  car: true,
  moveMonth: 6,
};
const corrected = (text: string, language = 'en', known = move) => understand(text, { language, move: known });

describe('a correction', () => {
  it.each([
    ['en', 'not Dublin, Cork', 'Cork'],
    ['en', 'oh wait, Cork', 'Cork'],
    ['en', 'make it Penang', 'George Town'],
    ['en', 'No, Galway', 'Galway'],
    ['en', "actually it's Galway not Dublin", 'Galway'],
    ['en', 'no sorry, not Dublin. Galway. my husband just got the confirmation', 'Galway'],
    ['en', 'Cork', 'Cork'],
    ['en', 'sorry, I meant Galway', 'Galway'],
    ['es', 'no Dublín, Cork', 'Cork'],
    ['es', 'perdón, quise decir Madrid', 'Madrid'],
    ['fr', 'finalement Lyon', 'Lyon'],
    ['fr', 'pas Dublin, Cork', 'Cork'],
    ['ms', 'bukan Dublin, Cork', 'Cork'],
    ['ms', 'tukar ke Pulau Pinang', 'George Town'],
    ['et', 'mitte Dublin, vaid Cork', 'Cork'],
    ['et', 'hoopis Tartusse', 'Tartu'],
    ['ar', 'ليس دبلن، كورك', 'Cork'],
  ])('names another destination in %s, and nothing else changes: "%s"', (language, text, city) => {
    const { slots, takenBack, isSure, intent } = corrected(text, language);
    expect(slots.destination?.value).toContain(city);
    expect(Object.keys(slots).filter((slot) => slot !== 'moveType')).toEqual(['destination']);
    expect([takenBack, isSure, intent]).toEqual([[], true, 'quote']);
  });

  it('counts one thing of the list anew, and keeps the rest', () => {
    const inventory = {
      items: [
        { code: 'sofa-three' as const, count: 2 },
        { code: 'bed-double' as const, count: 1 },
      ],
      isComplete: false,
    };
    expect(corrected('actually only one couch', 'en', { ...move, inventory }).slots.inventory?.value).toEqual({
      items: [
        { code: 'sofa-three', count: 1 },
        { code: 'bed-double', count: 1 },
      ],
      isComplete: false,
    });
  });

  it('is no complaint where something is taken back', () => {
    const { intent, takenBack } = corrected('we changed our minds, no pool table and no piano');
    expect([intent, takenBack]).toEqual(['quote', ['specialItems']]);
  });

  it('leaves only boxes of a whole home', () => {
    const { slots } = understand('drop the furniture, just 22 boxes', { move: { moveDetails: 'full-home' } });
    expect(slots.moveDetails?.value).toBe('boxes-only');
    expect(slots.inventory?.value.items).toEqual([{ code: 'box-medium', count: 22 }]);
  });

  it('names another origin', () => {
    expect(corrected('from Bristol not Leeds').slots.origin?.value).toContain('Bristol');
    expect(corrected('not Leeds, Manchester').slots.origin?.value).toContain('Manchester');
    expect(corrected('actually we are moving from Hull').slots.origin?.value).toContain('Hull');
  });

  it.each([
    ['en', 'actually 4 bedrooms', { propertySize: '4 Beds+' }],
    ['en', 'without the car', { car: false }],
    ['en', "we're not bringing the dog", { pets: false }],
    ['en', 'change the date to May', { moveMonth: 5 }],
    ['en', 'sorry I meant July', { moveMonth: 7 }],
    ['en', 'by air please', { shippingMode: 'air' }],
    ['en', 'we pack ourselves, no storage', { packing: false, storage: false }],
    ['es', 'en realidad 4 dormitorios', { propertySize: '4 Beds+' }],
    ['es', 'sin el coche', { car: false }],
    ['es', 'perdón, quise decir julio', { moveMonth: 7 }],
    ['fr', 'sans la voiture', { car: false }],
    ['fr', 'plutôt en juillet', { moveMonth: 7 }],
    ['fr', 'non, 4 chambres', { propertySize: '4 Beds+' }],
    ['ms', 'tanpa kereta', { car: false }],
    ['ms', 'sebenarnya 4 bilik', { propertySize: '4 Beds+' }],
    ['ms', 'tukar tarikh ke bulan Mei', { moveMonth: 5 }],
    ['et', 'tegelikult 4 magamistuba', { propertySize: '4 Beds+' }],
    ['ar', 'بدون السيارة', { car: false }],
    ['ar', 'عفوا أقصد يوليو', { moveMonth: 7 }],
    ['ar', 'في الواقع 4 غرف نوم', { propertySize: '4 Beds+' }],
  ])('changes one fact in %s, and is no complaint: "%s"', (language, text, expected) => {
    const answer = corrected(text, language);
    expect(valuesOf(answer)).toEqual(expected);
    expect([answer.isSure, answer.intent]).not.toContain('complaint');
  });

  it.each([
    ['en', 'no piano after all', ['pool-table']],
    ['es', 'sin piano al final', ['pool-table']],
    ['et', 'ilma klaverita', ['pool-table']],
    ['ar', 'بدون بيانو', ['pool-table']],
    ['en', 'and also an aquarium', ['piano-upright', 'pool-table', 'aquarium']],
    ['fr', 'rajoute un aquarium', ['piano-upright', 'pool-table', 'aquarium']],
    ['ms', 'tambah akuarium', ['piano-upright', 'pool-table', 'aquarium']],
    ['et', 'lisa juurde akvaarium', ['piano-upright', 'pool-table', 'aquarium']],
    ['es', 'añade un acuario', ['piano-upright', 'pool-table', 'aquarium']],
    ['en', 'it is a grand piano', ['pool-table', 'piano-grand']],
  ])('gives the whole list as it now is in %s: "%s"', (language, text, expected) => {
    expect(valuesOf(corrected(text, language)).specialItems).toEqual(expected);
  });

  it('takes back what is left without another', () => {
    expect(corrected('no piano', 'en', { specialItems: ['piano-upright'] })).toMatchObject({
      slots: {},
      takenBack: ['specialItems'],
      heard: [{ fact: 'specialItems', text: 'Upright piano: left out' }],
    });
    expect(corrected('not Dublin').takenBack).toEqual(['destinationCity', 'destinationPlaceId', 'destinationCountry']);
    expect(corrected('no, not in June').takenBack).toEqual(['moveMonth']);
  });

  it('adds to a list of things, counts anew where the same thing is named, and begins anew with "only"', () => {
    const known: PartialMove = { inventory: { items: [{ code: 'box-medium', count: 30 }], isComplete: false } };
    const listed = (text: string) => valuesOf(corrected(text, 'en', known)).inventory;
    const boxes = (count: number) => ({ code: 'box-medium', count });
    expect(listed('and a fridge')).toEqual({
      items: [boxes(30), { code: 'fridge-freezer', count: 1 }],
      isComplete: false,
    });
    expect(listed('make it 40 boxes')).toEqual({ items: [boxes(40)], isComplete: false });
    expect(listed('10 more boxes')).toEqual({ items: [boxes(40)], isComplete: false });
    expect(listed('only 10 boxes')).toEqual({ items: [boxes(10)], isComplete: true });
  });

  it.each([
    ['en', 'pets: none after all'],
    ['es', 'perros no'],
    ['fr', 'sans le chien'],
    ['et', 'koera ei ole'],
  ])('takes the pets back in %s: "%s"', (language, text) => {
    expect(valuesOf(corrected(text, language, { ...move, pets: true }))).toMatchObject({ pets: false });
  });

  it.each([
    ['en', 'Then Mavis stays with the neighbour.', false],
    ['en', 'ok so she stays with my mum then', false],
    ['es', 'uy no. se queda con mi hermana entonces', false],
    ['fr', 'mince. il reste chez mes parents', false],
    ['ms', 'dia tinggal dengan mak', false],
    ['et', 'ah ei, jääb õe juurde', false],
    ['ar', 'طيب بتبقى عند اختي', false],
    ['en', 'my wife stays with her mother until May', undefined],
    ['en', 'the sofa stays with my brother', undefined],
  ])('leaves the pet with whom it stays in %s: "%s"', (language, text, pets) => {
    expect(valuesOf(corrected(text, language, { ...move, pets: true })).pets).toBe(pets);
  });

  it.each([
    ['en', 'June. no July.', 7],
    ['en', 'not June, July', 7],
    ['fr', 'pas juin, juillet plutôt', 7],
    ['es', 'no junio, mejor julio', 7],
    ['ms', 'Jun, eh sebenarnya Julai', 7],
    ['et', 'juuni, ei, pigem juuli', 7],
    ['en', 'no, July', 7],
    ['fr', 'on a pas 3 mais 2 chambres', undefined],
  ])('takes the month that was put right in %s: "%s"', (language, text, month) => {
    const { moveMonth, moveDate } = valuesOf(corrected(text, language));
    expect([moveMonth, moveDate]).toEqual([month, undefined]);
  });

  it.each([
    ['es', 'no no deja compartido', 'shared'],
    ['ar', 'لا والله جوي احسن', 'air'],
    ['ar', 'الشحن لحاوية خاصة لنا مو مشتركة', 'own'],
  ])('takes another way to ship in %s: "%s"', (language, text, way) => {
    expect(valuesOf(corrected(text, language)).shippingMode).toBe(way);
  });

  it('takes "no, sorry" for no denial of what follows', () => {
    expect(valuesOf(corrected('two Arabian horses... no sorry, two saluki dogs')).pets).toBe(true);
    expect(valuesOf(corrected('a cat, no wait two dogs')).pets).toBe(true);
  });

  it('adds boxes to those that are known in every language', () => {
    const known: PartialMove = { inventory: { items: [{ code: 'box-medium', count: 10 }], isComplete: false } };
    for (const [language, text] of [
      ['ms', 'tambah dua kotak'],
      ['fr', 'rajoute deux cartons'],
      ['et', 'lisa juurde kaks kasti'],
      ['ar', 'زيد صندوقين'],
      ['es', 'agrega dos cajas'],
    ] as const)
      expect([text, valuesOf(corrected(text, language, known)).inventory]).toEqual([
        text,
        { items: [{ code: 'box-medium', count: 12 }], isComplete: false },
      ]);
  });

  it('takes "there is a lift" for the home whose floor is known', () => {
    const known = { access: { origin: { floor: 4, lift: false, carryM: 0 } } };
    const { slots } = corrected('oh, there is a lift actually', 'en', known);
    expect(slots.access?.value).toEqual({ origin: { floor: 4, lift: true, carryM: 0 } });
  });

  it('knows the end by the city that is known', () => {
    const { slots } = corrected('ground floor in Dublin');
    expect(slots.access?.value).toEqual({ destination: { floor: 0, lift: false, carryM: 0 } });
    expect(slots).not.toHaveProperty('origin');
  });

  it('finds the kind of move when the second end is said', () => {
    const { slots } = understand('to Paris', { move: { originCity: 'Leeds', originCountry: 'GB' } });
    expect(slots.moveType?.value).toBe('international');
  });

  it('is none where the visitor only asks what would be', () => {
    expect(corrected('what if only 10 boxes?')).toMatchObject({ slots: {}, heard: [] });
  });
});
