import { expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

it.each([
  ['en', 'my aunts golf set is going to Beijing with us. taxed or not'],
  ['ms', 'kucing saya nak ikut ke jepun, tunggu ujian darah lama mana'],
  ['en', 'winter tyre rules finland sweden'],
  ['es', 'mi perro es un pitbull rescatado y nos vamos a Irlanda, dime que no pasa nada'],
  ['fr', 'notre chien est un staff sans papiers et on part à Lyon, dites-moi que ça passe'],
])('what is told of a thing asks for the rules of the country, in %s: "%s"', (language, text) => {
  expect(['countryGuide', 'documents']).toContain(understand(text, { language }).intent);
});

it.each([
  ['en', 'we leave Madrid for Lisbon in October with three cats'],
  ['fr', 'Strasbourg Kuala Lumpur en août, T2, on emmène la voiture et le lapin'],
  ['en', '3 bed house from Leeds to Cork in May, and the dog comes along'],
])('who tells both ends tells a move, in %s: "%s"', (language, text) => {
  expect(understand(text, { language }).intent).toBe('quote');
});

it.each([
  [
    'en',
    'retiring to Nova Scotia and i still have my service handgun, its legal here in Ohio, locked and everything. does it come',
  ],
  ['es', '¿qué enchufes hay en Inglaterra?'],
])(
  'what the guide of the country answers is asked of it, whatever is told of the move, in %s: "%s"',
  (language, text) => {
    expect(understand(text, { language }).intent).toBe('countryGuide');
  },
);
