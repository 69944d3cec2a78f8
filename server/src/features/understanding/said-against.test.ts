import type { PartialMove } from '@meg/shared/contract/move';
import type { OpenQuestion } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move: PartialMove = {
  moveType: 'international',
  originCity: 'Bristol, United Kingdom',
  originPlaceId: '2654675',
  originCountry: 'GB',
  destinationCity: 'Sydney, New South Wales, Australia',
  destinationPlaceId: '2147714',
  destinationCountry: 'AU',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
};
const handoff: OpenQuestion = { kind: 'handoff' };
const howMuch: OpenQuestion = {
  kind: 'choices',
  answers: ['Content only', 'Content plus some furniture', 'All furniture and content'].map((value) => ({
    about: 'moveSize',
    value,
  })),
};

describe('what a visitor says against something', () => {
  it.each([
    ['en', 'sorry… actually we might not go to oz at all, might just be Cardiff', 'Cardiff'],
    ['en', 'no wait, might be melbourne instead', 'Melbourne'],
    ['es', 'no vamos a Sydney, igual es Melbourne', 'Melbourne'],
    ['fr', 'on va pas à Sydney, peut-être Melbourne', 'Melbourne'],
    ['ms', 'tak jadi pergi Sydney, mungkin Melbourne', 'Melbourne'],
    ['et', 'me ei lähe Sydneysse, võib-olla Melbourne', 'Melbourne'],
    ['ar', 'مش رايحين على سيدني، ممكن ملبورن', 'Melbourne'],
  ])('(%s) "%s" changes where the move goes', (language, text, city) => {
    const values = valuesOf(understand(text, { language, move }));
    expect(values.destination).toContain(city);
    expect(values).not.toHaveProperty('origin');
  });

  it.each([
    ['es', 'q reino unido ni q reino unido si yo voy a lyon, francia!!'],
    ['en', 'what uk, im going to lyon france'],
    ['fr', 'quel royaume-uni, je vais à lyon'],
    ['ms', 'apa UK, saya pindah ke Lyon'],
    ['et', 'mis Inglismaa, ma kolin Lyoni'],
    ['ar', 'شو بريطانيا، انا رايح الى ليون'],
  ])('(%s) "%s" does not begin where it scoffs', (language, text) => {
    const values = valuesOf(understand(text, { language }));
    expect(values.destination).toContain('Lyon');
    expect(values).not.toHaveProperty('origin');
  });

  it.each([
    ['fr', 'non je veux pas de rdv le 28 !! je parlais du demenagement'],
    ['en', 'i dont want an appointment on the 28th'],
    ['es', 'no quiero cita el 28'],
    ['ms', 'tak nak temujanji pada 28'],
    ['et', 'ei taha kohtumist 28. novembril'],
    ['ar', 'ما بدي موعد يوم 28'],
  ])('(%s) "%s" names no day', (language, text) => {
    for (const asking of [handoff, undefined]) {
      const understanding = understand(text, { language, move, ...(asking && { asking }) });
      expect(valuesOf(understanding)).not.toHaveProperty('moveDate');
      expect(understanding.callTime).toBeNull();
    }
  });

  it.each([
    ['fr', 'on part le 30 novembre, appelez moi'],
    ['es', 'nos mudamos el 30 de noviembre, llámame'],
    ['ms', 'kami pindah pada 30 november, telefon saya'],
    ['et', 'kolime 30. novembril, helistage'],
    ['ar', 'ننتقل يوم 30 نوفمبر، اتصلوا بي'],
    ['en', 'we move on 30 November, ring me'],
  ])('(%s) "%s" names the day of the move, and none of the call', (language, text) => {
    const understanding = understand(text, { language, move, asking: handoff });
    expect(valuesOf(understanding)).toMatchObject({ moveDate: '2026-11-30' });
    expect(understanding.callTime).toBeNull();
  });

  it.each([
    ['es', 'no no toda la casa no, solo lo q le dije antes'],
    ['en', 'no not the whole house just what i told you'],
    ['fr', "non pas toute la maison, juste ce que j'ai dit"],
    ['ms', 'bukan seluruh rumah, yang saya cakap tadi saja'],
    ['et', 'ei mitte kogu maja, ainult mis ma ütlesin'],
    ['ar', 'لا مش كل العفش، بس اللي قلته'],
  ])('(%s) "%s" leaves a part of the home a part', (language, text) => {
    const { propertySize: _size, ...known } = move;
    const part: PartialMove = { ...known, moveDetails: 'some-furniture' };
    const understanding = understand(text, { language, move: part });
    expect([valuesOf(understanding), understanding.takenBack]).toEqual([{}, []]);
  });

  it.each([
    ['fr', "et sans l'emballage ca ferait combien"],
    ['en', 'and how much without packing'],
    ['es', 'y sin el embalaje cuanto seria'],
    ['ms', 'berapa tanpa pembungkusan'],
    ['et', 'palju maksaks pakkimiseta'],
    ['ar', 'كم بدون تغليف'],
  ])('(%s) "%s" asks, and takes no packing back', (language, text) => {
    const understanding = understand(text, { language, move: { ...move, packing: true } });
    expect([valuesOf(understanding), understanding.intent]).toEqual([{}, 'costs']);
  });

  it.each([
    ['en', 'everything!! i said'],
    ['es', 'todo!! ya lo dije'],
    ['fr', "tout ! j'ai dit"],
    ['ms', 'semua lah dah cakap'],
    ['et', 'kõik, ma ju ütlesin'],
    ['ar', 'كل شيء قلت لك'],
  ])('(%s) "%s" is all of it', (language, text) => {
    expect(understand(text, { language, move, asking: howMuch }).answer?.value).toBe('All furniture and content');
  });

  it.each([
    ['en', 'its a campervan not a car tho', 'a campervan'],
    ['es', 'no es un coche, es una autocaravana', 'una autocaravana'],
    ['fr', "c'est un camping-car pas une voiture", 'un camping-car'],
    ['ms', 'bukan kereta, sebuah karavan', 'sebuah karavan'],
    ['et', 'see on matkaauto, mitte auto', 'matkaauto'],
    ['ar', 'هذا كرفان مش سيارة', 'كرفان'],
  ])('(%s) "%s" stays a vehicle, with a note', (language, text, note) => {
    const values = valuesOf(understand(text, { language, move: { ...move, car: true } }));
    expect(values).toMatchObject({ car: true, notes: [note] });
  });
});
