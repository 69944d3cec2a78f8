import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';
import { withOtherMove } from '../other-move.js';

const understand = await createUnderstanding();

const move: PartialMove = {
  moveType: 'local',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
  moveSize: 'All furniture and content',
  moveDate: '2027-03-20',
  originCity: 'Sligo, Ireland',
  originPlaceId: '2961423',
  originCountry: 'IE',
  destinationCity: 'Ennis, Ireland',
  destinationPlaceId: '2964405',
  destinationCountry: 'IE',
};
const said = (text: string, language: string) => withOtherMove(understand(text, { language, move }), { text, move });

describe('a route that is turned round', () => {
  it.each([
    ['en', 'reverse it'],
    ['en', 'no wait, the other way round'],
    ['en', 'sorry, you have it back to front'],
    ['en', 'can you swap them round?'],
    ['es', 'al revés'],
    ['es', 'invierte la ruta por favor'],
    ['fr', "non, c'est dans l'autre sens"],
    ['fr', 'inversez le trajet'],
    ['ms', 'eh sebaliknya'],
    ['ms', 'terbalikkan arah'],
    ['et', 'ei, hoopis teistpidi'],
    ['et', 'pöörake marsruut ümber'],
    ['ar', 'لا، بالعكس'],
    ['ar', 'اعكس المسار لو سمحت'],
  ])('has each end in the place of the other in %s: "%s"', (language, text) => {
    const understanding = said(text, language);
    const { origin, destination } = valuesOf(understanding);
    expect([understanding.intent, origin, destination]).toEqual(['quote', move.destinationCity, move.originCity]);
    expect(understanding).not.toHaveProperty('isOtherMove');
    expect(understanding.takenBack).toEqual([]);
  });

  it.each([
    'is it cheaper the other way round?',
    'the other way round?',
    'reverse charges?',
    'can you reverse into the drive',
  ])('is none where something is asked: "%s"', (text) => {
    const { origin, destination } = said(text, 'en').slots;
    expect([origin, destination]).toEqual([undefined, undefined]);
  });

  it('takes the floors along with their towns', () => {
    const known = { ...move, access: { origin: { floor: 3, lift: false, carryM: 0 } } };
    expect(understand('reverse it', { move: known }).slots.access?.value).toEqual({
      destination: { floor: 3, lift: false, carryM: 0 },
    });
  });

  it('needs two ends that are known', () => {
    const { destinationCity: _goal, ...half } = move;
    expect(understand('reverse it', { move: half }).slots).toEqual({});
  });
});

describe('a whole new route', () => {
  it.each([
    ['en', 'from Ennis to Sligo'],
    ['en', 'no wait, from Galway to Leeds'],
    ['en', 'from Athlone to Ennis'],
    ['es', 'no, espera, de Galway a Leeds'],
    ['fr', 'non attendez, de Galway à Leeds'],
    ['ms', 'eh tunggu, dari Galway ke Leeds'],
    ['et', 'ei oota, Galwayst Leedsi'],
    ['ar', 'لا استنى، من غالواي إلى ليدز'],
  ])('is the same move where it turns the known one round or puts it right in %s: "%s"', (language, text) => {
    expect(said(text, language)).not.toHaveProperty('isOtherMove');
  });

  it.each([
    ['en', 'from York to Leeds'],
    ['en', 'actually I need another quote from York to Leeds'],
    ['es', 'quiero un presupuesto de Madrid a Sevilla'],
    ['fr', 'un autre déménagement de Lyon à Paris'],
  ])('is another move else in %s: "%s"', (language, text) => {
    expect(said(text, language)).toMatchObject({ isOtherMove: true });
  });
});
