import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move = { moveDetails: 'full-home', propertySize: '2 - 3 Beds' } as const;

describe('what the crew has to know of the way to the door', () => {
  it.each([
    ['en', 'our lane is really narrow'],
    ['en', "a big truck can't get in"],
    ['es', 'la escalera es bastante estrecha'],
    ['es', 'el camión no cabe por la puerta del garaje'],
    ['fr', "l'escalier est très étroit"],
    ['fr', 'un gros camion ne passe pas'],
    ['ms', 'lorong rumah saya sempit'],
    ['ms', 'lori besar tak boleh masuk'],
    ['et', 'trepikoda on kitsas'],
    ['et', 'veoauto ei pääse hoovi'],
    ['ar', 'الدرج ضيق شوي'],
    ['ar', 'الشاحنة ما بتدخل الحارة'],
  ])('is noted in %s: "%s"', (language, text) => {
    const understood = understand(text, { language, move });
    expect([understood.intent, valuesOf(understood)]).toEqual(['quote', { notes: [text] }]);
  });

  it.each([
    ['ms', 'guna lori 5 tan ke'],
    ['ms', 'ada lori kecil tak?'],
    ['en', 'can your lorry reach a narrow street?'],
  ])('is no car and no note of a question in %s: "%s"', (language, text) =>
    expect(valuesOf(understand(text, { language, move }))).toEqual({}),
  );
});
