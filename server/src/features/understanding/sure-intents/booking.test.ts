import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move = {
  originCity: 'Leeds, United Kingdom',
  originCountry: 'GB',
  destinationCity: 'Cork, Ireland',
  destinationCountry: 'IE',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
} as const;

describe('with a price on the screen', () => {
  it.each([
    ['en', 'perfect, put us down for the 21st of january'],
    ['es', 'queremos reservar para el 21 de enero'],
    ['fr', 'on réserve pour le 21 janvier'],
    ['ms', 'saya nak menempah untuk 21 januari'],
    ['et', 'tahaks broneerida 21. jaanuariks'],
    ['ar', 'ابغى احجز يوم 21 يناير'],
  ])('a wish to book is one for a person, and the day is that of the move, in %s: "%s"', (language, text) => {
    const { intent, isSure, slots, callTime } = understand(text, { language, move });
    expect({ intent, isSure, callTime }).toEqual({ intent: 'call', isSure: true, callTime: null });
    expect(slots.moveDate?.value).toBe('2027-01-21');
  });

  it.each([
    ['en', "we'd like to go ahead with that"],
    ['en', "let's do it"],
    ['es', 'aceptamos el presupuesto'],
    ['fr', 'parfait, où dois-je signer ?'],
    ['ms', 'ok jom'],
    ['et', 'võtame pakkumise vastu'],
    ['ar', 'موافق على السعر'],
  ])('so is the word to go ahead in %s: "%s"', (language, text) => {
    expect(understand(text, { language, move }).intent).toBe('call');
  });

  it.each([
    'how early should we book the move',
    'do i have to book the parking',
    'should we book it now or later',
    'there is a goods lift on the ground floor, need to book it with the porter',
    'what if i book it in march',
  ])('but no question about booking: "%s"', (text) => {
    expect(understand(text, { move }).intent).not.toBe('call');
  });

  it('and nothing without a price', () => {
    expect(understand('i want to book the move to York').intent).toBe('quote');
    expect(understand('go for it', { move, asking: { kind: 'form', fields: ['name'] } }).intent).not.toBe('call');
  });
});
