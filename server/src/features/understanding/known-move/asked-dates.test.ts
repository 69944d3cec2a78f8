import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move: PartialMove = {
  moveType: 'local',
  originCity: 'Cardiff, United Kingdom',
  originCountry: 'GB',
  destinationCity: 'Swansea, United Kingdom',
  destinationCountry: 'GB',
  propertySize: '2 - 3 Beds',
  moveDetails: 'full-home',
  moveDate: '2027-05-08',
};
const read = (language: string, text: string, known: PartialMove = move) => understand(text, { language, move: known });

describe('of a move whose date is known', () => {
  it.each([
    ['en', 'could you finish the whole job in two days'],
    ['en', 'is one day enough, or do you need it in 3 days'],
    ['es', '¿terminan en dos días?'],
    ['fr', 'vous pouvez tout boucler en deux jours ?'],
    ['ms', 'boleh selesai dalam dua hari ke'],
    ['et', 'kas kõik saab valmis kahe päeva pärast'],
    ['ar', 'تقدروا تكملون كل شيء خلال ثلاثة ايام؟'],
    ['en', 'are your people at work on 26 december'],
    ['en', 'would july be quieter'],
    ['es', '¿trabajáis el 6 de enero?'],
    ['fr', 'vous travaillez le 15 août ?'],
    ['ms', 'awak kerja tak pada 31 ogos?'],
    ['et', 'kas te töötate 24. veebruaril'],
    ['ar', 'هل تعملون في 2 ديسمبر؟'],
  ])('a question changes no date in %s: "%s"', (language, text) => {
    expect(valuesOf(read(language, text))).toEqual({});
  });

  it.each([
    ['en', 'what about early august'],
    ['en', 'how much is it on 3 july'],
    ['en', 'are you free on 3 july'],
    ['es', '¿cuánto sale el 3 de julio?'],
    ['es', '¿y en agosto?'],
    ['fr', 'et mi-juillet ?'],
    ['fr', "c'est combien le 3 juillet"],
    ['ms', 'berapa harga pada 3 julai'],
    ['et', 'palju maksaks 3. juulil'],
    ['ar', 'كم السعر يوم 3 يوليو'],
  ])('a question for another day is a what-if in %s: "%s"', (language, text) => {
    const said = read(language, text);
    expect([valuesOf(said), said.intent, said.isSure]).toEqual([{}, 'costs', true]);
  });

  it.each([
    ['en', 'our neighbour will phone you tomorrow'],
    ['en', "we'll text you next week"],
    ['en', 'a surveyor should take a look next week'],
    ['es', 'mi hermano os llamará mañana'],
    ['fr', 'mon frère vous rappellera demain'],
    ['ms', 'abang saya akan hubungi esok'],
    ['et', 'mu vend helistab homme'],
    ['ar', 'اخوي راح يتصل بكم غدا'],
    ['en', 'could one of your people come round next week to see it all'],
    ['es', '¿alguien puede venir a ver los muebles la próxima semana?'],
    ['fr', 'un expert peut passer voir la semaine prochaine ?'],
  ])('who calls or comes to look names no moving day in %s: "%s"', (language, text) => {
    const { moveDate, moveMonth } = valuesOf(read(language, text));
    expect([moveDate, moveMonth]).toEqual([undefined, undefined]);
  });

  it.each([
    ['en', 'we are on holiday in july'],
    ['es', 'estamos de vacaciones en julio'],
    ['fr', 'on est en vacances en juillet'],
    ['ms', 'kami bercuti bulan julai'],
    ['et', 'juulis oleme puhkusel'],
  ])('a time away is noted and is no moving day in %s: "%s"', (language, text) => {
    const { moveDate, moveMonth, notes } = valuesOf(read(language, text));
    expect([moveDate, moveMonth, notes]).toEqual([undefined, undefined, [text]]);
  });

  it.each([
    ['en', 'can we move on 3 july', '2027-07-03'],
    ['en', 'the day is 3 july, is that all right?', '2027-07-03'],
    ['en', 'could we do 3 july instead', '2027-07-03'],
    ['fr', 'peut-on déménager le 3 juillet ?', '2027-07-03'],
    ['ar', 'خليها 3 يوليو', '2027-07-03'],
  ])('a day that is wished for is taken in %s: "%s"', (language, text, day) => {
    expect(valuesOf(read(language, text)).moveDate).toBe(day);
  });
});

it('a job of one day names no moving day, where none is known either', () => {
  const { moveDate: _day, ...known } = move;
  expect(valuesOf(read('en', 'we want it all done in one day', known)).moveDate).toBeUndefined();
  expect(valuesOf(read('en', 'we move in 2 days', known)).moveDate).toBe('2026-11-23');
});
