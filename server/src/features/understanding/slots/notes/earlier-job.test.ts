import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

describe('a job that the company has already', () => {
  it.each([
    ['en', 'hi, you did our move in March and I need a copy of the invoice'],
    ['en', "where's our container now"],
    ['en', 'I have a booking with you for Friday'],
    ['en', 'our move is next Friday, are you still coming'],
    ['en', 'we have boxes in storage with you, may we look at them'],
    ['en', 'where are they stored'],
    ['en', 'please change M-8KQ2ZB7T to three rooms'],
    ['es', 'tengo una reserva con vosotros para el viernes'],
    ['fr', "vous avez fait notre déménagement l'an dernier"],
    ['ms', 'kami sudah tempah untuk hari Jumaat'],
    ['et', 'meil on broneering reedeks'],
    ['ar', 'عندنا حجز يوم الجمعة'],
  ])('is for a person, and begins no move, in %s: "%s"', (language, text) => {
    const said = understand(text, { language });
    expect([said.intent, said.isSure, valuesOf(said)]).toEqual(['call', true, { notes: [text] }]);
  });

  it('is still meant by what is written after it', () => {
    const move = { notes: ['are we still on for Friday'] };
    expect(understand('I need two boxes out of it', { move }).intent).toBe('call');
  });

  it.each([
    ['en', 'how long can boxes be in storage with you'],
    ['en', 'you moved us in 2019 and we need it again, from Cork to Galway'],
    ['en', 'where is the van going to park'],
    ['en', 'suppose the keys are late and we have already booked, do we pay twice'],
    ['es', '¿qué pasa si se retrasa la firma y ya hemos reservado?'],
  ])('is none where a move is asked for or told, in %s: "%s"', (language, text) => {
    expect(understand(text, { language }).intent).not.toBe('call');
  });
});
