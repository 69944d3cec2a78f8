import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const at = (floor: number, lift: boolean) => ({ floor, lift, carryM: 0 });
const inSpain = { originCity: 'Seville, España', destinationCity: 'Bilbao, España' };
const inFrance = { originCity: 'Paris, France', destinationCity: 'Marseille, France' };

it.each([
  ['en', '3rd floor no lift here, ground floor there', {}, { origin: at(3, false), destination: at(0, false) }],
  ['en', 'from a 2nd floor walk-up to a house', {}, { origin: at(2, false) }],
  [
    'es',
    'segundo sin ascensor en sevilla, en bilbao hay ascensor, cuarto piso',
    inSpain,
    { origin: at(2, false), destination: at(4, true) },
  ],
  ['fr', '5e sans ascenseur et à marseille 2e avec', inFrance, { origin: at(5, false), destination: at(2, true) }],
  ['ms', 'sini tingkat 3 tanpa lif, sana tingkat 5 ada lif', {}, { origin: at(3, false), destination: at(5, true) }],
  ['ms', 'sana tingkat lima lif ada tapi kecil', {}, { destination: at(5, true) }],
  ['et', 'siin 4. korrus liftita, seal 2. korrus liftiga', {}, { origin: at(3, false), destination: at(1, true) }],
  [
    'ar',
    'هنا الطابق الثالث بدون مصعد، هناك الطابق الخامس مع مصعد',
    {},
    { origin: at(3, false), destination: at(5, true) },
  ],
])('gives each home its floor and its lift in %s: "%s"', (language, text, move, access) => {
  expect(valuesOf(understand(text, { language, move })).access).toEqual(access);
});

describe('a lift at the other end', () => {
  it.each([
    ['en', '3 bed Leeds to York. 2nd floor in Leeds, lift in York', 2],
    ['es', 'segundo piso en Madrid, ascensor en Valencia', 2],
    ['et', '2. korrus Tallinnas, lift Tartus', 1],
    ['ms', 'tingkat 2 di Ipoh, lif di Melaka', 2],
    ['ar', 'الطابق الثاني في عمان، مصعد في دبي', 2],
  ])('is none of the floor that is named in %s: "%s"', (language, text, floor) => {
    expect(understand(text, { language }).slots.access?.value).toEqual({ origin: { floor, lift: false, carryM: 0 } });
  });
});

it.each([
  ['en', "4th floor and the lift's been out of order since spring", 4],
  ['fr', "4e étage, l'ascenseur ne marche plus", 4],
  ['ms', 'tingkat 4 takde lif. rumah baru ada lif', 4],
  ['en', '4th floor no lift, the other end has one with a lift', 4],
])('counts no lift that is broken or of the other home in %s: "%s"', (language, text, floor) => {
  expect(valuesOf(understand(text, { language })).access).toEqual({ origin: at(floor, false) });
});

describe('a lift of the home whose floor is not said', () => {
  it.each([
    ['en', '5th floor without a lift, over there we have a lift', 5, 'over there we have a lift'],
    ['es', 'tercer piso sin ascensor pero a la llegada hay ascensor', 3, 'a la llegada hay ascensor'],
    ['fr', "2e sans ascenseur mais il y a un ascenseur à l'arrivée", 2, "il y a un ascenseur à l'arrivée"],
    ['ms', 'tingkat 3 takde lif tapi destinasi ada lif', 3, 'destinasi ada lif'],
    ['et', 'viies korrus, lifti pole, seal on lift', 4, 'seal on lift'],
    ['ar', 'طابق ثالث بدون مصعد بس هناك في مصعد', 3, 'هناك في مصعد'],
    ['es', 'un segundo sin ascensor en valencia y en oporto hay ascensor', 2, 'en oporto hay ascensor'],
  ])('is noted, and the floor keeps its own in %s: "%s"', (language, text, floor, note) => {
    expect(valuesOf(understand(text, { language }))).toMatchObject({
      access: { origin: at(floor, false) },
      notes: [note],
    });
  });
});

it.each([
  ['es', 'tercer piso con ascensor en Berlin'],
  ['fr', '3e étage avec ascenseur à Berlin'],
])('puts a floor to the end whose city is named in %s: "%s"', (language, text) => {
  const move = {
    ...{
      originCity: 'Madrid, España',
      originCountry: 'ES',
      destinationCity: 'Berlin, Alemania',
      destinationCountry: 'DE',
    },
    access: { origin: at(1, false) },
  };
  expect(valuesOf(understand(text, { language, move })).access).toEqual({
    origin: at(1, false),
    destination: at(3, true),
  });
});
