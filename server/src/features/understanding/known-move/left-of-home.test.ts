import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstandingService, valuesOf } from '../../../testing/understanding-service.js';

const { service, requestOf } = await createUnderstandingService();
const home: PartialMove = {
  moveType: 'local',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
  originCity: 'Leeds, United Kingdom',
  originCountry: 'GB',
  destinationCity: 'Bristol, United Kingdom',
  destinationCountry: 'GB',
};

const read = (text: string, language: string, move = home, readsWhatIf = false) =>
  service.understand({ ...requestOf(text, { language, move }), readsWhatIf });
const leftIn = (text: string, language: string, readsWhatIf = false) =>
  read(text, language, home, readsWhatIf).slots.leftOut?.value.map(({ code, count }) => `${count} ${code}`);

describe('furniture of a whole home that stays', () => {
  it.each([
    ['en', "we're leaving the armchairs and the desk behind", ['2 armchair', '1 desk-small']],
    ['en', "we won't bring the cooker or the freezer", ['1 cooker', '1 freezer']],
    ['en', 'my brother is taking the dining table', ['1 dining-table-small']],
    [
      'en',
      'we gave away the bookcase, the sofa and two wardrobes',
      ['1 bookcase-large', '1 sofa-three', '2 wardrobe-double'],
    ],
    ['es', 'sin el armario, lo vendo', ['1 wardrobe-double']],
    ['es', 'la nevera y la lavadora no las llevamos', ['1 fridge-freezer', '1 washing-machine']],
    ['fr', 'on laisse le canapé et la table', ['1 sofa-three', '1 dining-table-small']],
    ['ms', 'kami tinggalkan almari dan sofa', ['1 wardrobe-double', '1 sofa-three']],
    ['et', 'diivan ja kapp jäävad siia', undefined],
    ['ar', 'السرير والثلاجة ما ناخذها', ['1 bed-double', '1 fridge-freezer']],
  ])('is left out of it: %s "%s"', (language, text, things) => {
    const message = read(text, language);
    expect(message.intent).toBe('quote');
    expect(message.slots.leftOut).toBeDefined();
    expect(message.slots.inventory).toBeUndefined();
    if (things) expect(leftIn(text, language)).toEqual(things);
    expect(message.heard.map(({ fact }) => fact)).toContain('leftOut');
  });

  it('stays left out when more does, and comes back', () => {
    const leftOut = [{ code: 'desk-small', count: 1 } as const];
    const more = read('we sell the sofa too', 'en', { ...home, leftOut });
    expect(more.slots.leftOut?.value.map(({ code }) => code)).toEqual(['desk-small', 'sofa-three']);
    expect(read('put it back', 'en', { ...home, leftOut }).takenBack).toContain('leftOut');
  });

  it.each([
    ['en', 'Desk: left out'],
    ['es', 'Lavadora: descartado'],
    ['et', 'Pesumasin: välja jäetud'],
  ])('is left out where the chat’s own words are typed: %s "%s"', (language, text) => {
    const known: PartialMove = {
      ...home,
      inventory: { items: [{ code: 'bicycle', count: 1, extra: 1 }], isComplete: false },
    };
    const { slots, takenBack } = read(text, language, known);
    expect([slots.leftOut?.value.length, takenBack]).toEqual([1, []]);
  });

  it.each(['we are keeping the sofa', 'do you take the sofa and the bed?', 'we sold the house and take the sofa'])(
    'does not stay by "%s"',
    (text) => {
      expect(leftIn(text, 'en')).toBeUndefined();
    },
  );
});

describe('what is only supposed to stay', () => {
  it.each([
    ['en', 'what if we left the desk', ['1 desk-small']],
    ['en', 'would it be cheaper if we got rid of the big wardrobe', ['1 wardrobe-large']],
    ['en', 'what if the dishwasher stayed', ['1 dishwasher']],
    ['es', '¿y si dejáramos la mesa?', ['1 dining-table-small']],
    ['fr', 'et si on vendait le frigo', ['1 fridge-freezer']],
    ['ms', 'macam mana kalau kami tinggalkan almari', ['1 wardrobe-double']],
    ['et', 'kas oleks odavam, kui me ei võta kappi kaasa', undefined],
    ['ar', 'ماذا لو تركت السرير', ['1 bed-double']],
  ])('is left out of the price, and not added: %s "%s"', (language, text, things) => {
    expect(valuesOf(read(text, language))).toEqual({});
    const supposed = read(text, language, home, true);
    expect(supposed.slots.inventory).toBeUndefined();
    expect(supposed.slots.leftOut).toBeDefined();
    if (things) expect(leftIn(text, language, true)).toEqual(things);
  });
});

describe('what belongs to a house', () => {
  it.each([
    ['en', 'the blinds stay'],
    ['es', 'las cortinas se quedan'],
    ['fr', 'les rideaux restent'],
    ['ms', 'langsir tinggal'],
    ['et', 'kardinad jäävad siia'],
    ['ar', 'الستائر تبقى هنا'],
    ['en', 'the pool table is not coming'],
    ['es', 'mi hermana se queda con el piano'],
  ])('is noted for the company where it stays: %s "%s"', (language, text) => {
    const message = read(text, language, { ...home, pets: true });
    expect([message.intent, valuesOf(message)]).toEqual(['quote', { notes: [text] }]);
  });
});

describe('furniture as a whole', () => {
  it.each([
    ['en', 'in the end we are not bringing any of our furniture'],
    ['es', 'hemos decidido no llevarnos los muebles'],
    ['fr', "finalement on n'emmène pas les meubles"],
    ['ms', 'kami tak jadi bawa perabot'],
    ['et', 'me ei võta mööblit kaasa'],
    ['ar', 'قررنا ما ناخذ العفش'],
  ])('does not come along: %s "%s"', (language, text) => {
    expect(read(text, language).slots.moveSize?.value).toBe('Content only');
  });

  it.each(["please don't scratch the furniture", 'not all of the furniture is coming'])('comes by "%s"', (text) => {
    expect(read(text, 'en').slots.moveSize?.value).not.toBe('Content only');
  });
});

it('takes the Estonian "I leave" for no country', () => {
  expect(read('mis siis kui ma jätan kapi maha', 'et').country).toBeNull();
  expect(read('mis siis kui ma jätan kapi maha', 'et').intent).toBe('costs');
});
