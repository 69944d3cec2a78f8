import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const asking = { kind: 'handoff' } as const;
/** Of 24 November 2026, a Tuesday. */
const call = { date: '2026-11-24', time: '10:00' };
const flat: PartialMove = {
  moveType: 'local',
  moveDetails: 'full-home',
  propertySize: 'Studio/1Bed',
  originCity: 'Leeds, United Kingdom',
  destinationCity: 'York, United Kingdom',
};

describe('a question at the card of a person, where a time is chosen', () => {
  it.each([
    ['en', 'what will happen now?'],
    ['en', 'are you open on Sunday?'],
    ['en', 'so what happens on Thursday?'],
    ['en', 'is tomorrow confirmed now?'],
    ['en', 'who comes on Friday?'],
    ['es', '¿abren el sábado?'],
    ['es', '¿qué pasa el jueves?'],
    ['fr', 'c’est ouvert quand chez vous ? dimanche aussi ?'],
    ['fr', 'qui vient vendredi ?'],
    ['ms', 'hari Sabtu buka tak?'],
    ['et', 'kas laupäeval olete avatud?'],
    ['et', 'mis reedel juhtub?'],
    ['ar', 'هل تفتحون يوم السبت؟'],
    ['ar', 'ماذا يحدث يوم الخميس؟'],
  ])('sets no time in %s, and is looked up: "%s"', (language, text) => {
    const { callTime, intent, slots, heard } = understand(text, { language, asking, call });
    expect({ callTime, slots, heard }).toEqual({ callTime: null, slots: {}, heard: [] });
    expect(intent).not.toBe('call');
  });

  it.each([
    ['en', 'what about Friday at 3?'],
    ['en', 'can you ring on Friday?'],
    ['es', '¿qué tal el viernes?'],
    ['fr', 'et vendredi à 15h ?'],
    ['ms', 'macam mana kalau Jumaat?'],
    ['et', 'kuidas oleks reedel?'],
    ['ar', 'شو رايك يوم الجمعة؟'],
  ])('proposes a time in %s: "%s"', (language, text) => {
    expect(understand(text, { language, asking, call }).callTime?.date).toBe('2026-11-27');
  });

  it.each([
    ['en', 'who is in charge there? name and address'],
    ['en', 'what is your reference for my complaint'],
    ['es', '¿quién manda ahí?'],
    ['fr', 'c’est qui le patron ?'],
    ['ms', 'siapa pengurus?'],
    ['et', 'kes seal juhib?'],
    ['ar', 'من المدير؟'],
  ])('is looked up whole in %s: "%s"', (language, text) => {
    const { wishes } = understand(text, { language, asking });
    expect(wishes.map(({ intent }) => intent)).toEqual(['general']);
  });
});

describe('a move at the card of a person', () => {
  it.each([
    ['en', 'how much to move a 2 bed flat from Hull to Bath then'],
    ['es', '¿cuánto por un piso de 2 habitaciones de Madrid a Lisboa?'],
    ['fr', 'un canapé, un frigo, 15 cartons de Leeds à Bruxelles'],
    ['ms', '2 bilik dari Ipoh ke Melaka berapa harga'],
    ['et', 'kolimine Tallinnast Tartusse, 2 toaline korter'],
    ['ar', 'كم سعر نقل شقة غرفتين من دبي الى الرياض'],
  ])('goes on with its quote where it is told whole in %s: "%s"', (language, text) => {
    expect(understand(text, { language, asking }).answer).toEqual({ about: 'intent', value: 'quote' });
  });

  it.each(['2 bed flat from Leeds to York, can someone call me', 'from Leeds to York', '10 boxes as well'])(
    'is for the person: "%s"',
    (text) => {
      expect(understand(text, { asking }).answer).toBeNull();
    },
  );

  it.each([
    ['en', 'so? the price?'],
    ['en', 'so what does it cost?'],
    ['es', '¿entonces cuánto cuesta?'],
    ['fr', 'alors le prix ?'],
    ['ms', 'jadi berapa harganya?'],
    ['et', 'nii et palju maksab?'],
    ['ar', 'طيب كم السعر؟'],
  ])('goes on with its quote where its price is asked for in %s: "%s"', (language, text) => {
    expect(understand(text, { language, asking, move: flat }).intent).toBe('quote');
  });
});

describe('a call that is booked', () => {
  it.each([
    ['en', 'so is Tuesday fixed now?'],
    ['en', 'what day did you book?'],
    ['es', '¿el martes está confirmado?'],
    ['es', '¿qué día reservaste?'],
    ['fr', 'vous avez réservé quel jour ?'],
    ['ms', 'hari apa awak tempah?'],
    ['et', 'mis päevaks broneerisite?'],
    ['ar', 'الثلاثاء محجوز؟'],
  ])('is shown in %s by "%s"', (language, text) => {
    expect(understand(text, { language, call }).answer).toEqual({ about: 'callback', value: 'show' });
  });

  it('is not shown where the price is asked about', () => {
    expect(valuesOf(understand('is the price fixed now', { call }))).toEqual({});
    expect(understand('is the price fixed now', { call }).answer).toBeNull();
  });
});
