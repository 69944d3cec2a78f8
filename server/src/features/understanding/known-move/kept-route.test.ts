import type { PartialMove } from '@meg/shared/contract/move';
import type { OpenQuestion } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move: PartialMove = {
  originCity: 'Leeds, United Kingdom',
  originCountry: 'GB',
  destinationCity: 'Tallinn, Estonia',
  destinationCountry: 'EE',
  moveType: 'international',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
};
const form: OpenQuestion = { kind: 'form', fields: ['name', 'email', 'phone', 'originCity', 'destinationCity'] };
const date: OpenQuestion = { kind: 'detail', code: 'move_date', places: [] };

/** The ends that a message says, "-" where it says none. */
function endsOf(text: string, language: string, beside: { asking?: OpenQuestion; move?: PartialMove } = { move }) {
  const { origin, destination } = valuesOf(understand(text, { language, ...beside })) as Record<string, string>;
  const nameOf = (label: string | undefined) => label?.split(',')[0] ?? '-';
  return `${nameOf(origin)} → ${nameOf(destination)}`;
}

describe('a known route', () => {
  it.each([
    ['en', 'in Spring', date],
    ['en', 'this autumn maybe', form],
    ['en', 'early Summer', date],
    ['es', 'en primavera', date],
    ['fr', 'au printemps', form],
    ['ms', 'musim bunga', date],
    ['et', 'kevadel', form],
    ['ar', 'في الربيع', date],
  ])('is not overwritten by a season in %s: "%s"', (language, text, asking) => {
    const read = understand(text, { language, move, asking });
    expect(endsOf(text, language, { move, asking })).toBe('- → -');
    expect(read.slots.moveMonth).toBeDefined();
  });

  it.each([
    ['en', 'can you take a Chesterfield and my Bradford fireplace'],
    ['en', 'we have a Brompton and a Marshall amp'],
    ['en', 'also our Boston sofa'],
    ['es', 'llevo una Orbea y mi Alhambra'],
    ['fr', 'on a un Chesterfield et une Peugeot'],
    ['ms', 'ada sebuah Brompton'],
  ])('is not overwritten by a make or a brand in %s: "%s"', (language, text) => {
    expect(endsOf(text, language, { move, asking: form })).toBe('- → -');
  });

  it.each([
    ['en', "better tomorrow, 07700 900456, I'm Kate York"],
    ['en', 'sorry, this is Paul Lancaster, 07700 900456'],
    ['es', 'mejor el jueves, +34 612 345 678, soy Marta Córdoba'],
    ['es', 'perdón, soy Lucía Pérez'],
    ['fr', 'plutôt demain, je suis Marie Lyon, 06 12 34 56 78'],
  ])('is not overwritten by a surname in %s: "%s"', (language, text) => {
    expect(endsOf(text, language, { move, asking: form })).toBe('- → -');
  });

  it.each([
    ['en', 'it is Galway actually', '- → Galway'],
    ['en', 'no, Cork', '- → Cork'],
    ['en', 'sorry I meant from Bradford', 'Bradford → -'],
    ['es', 'perdón, quise decir de Alicante', 'Alicante → -'],
    ['es', 'digo, de Málaga', 'Málaga → -'],
    ['fr', "pardon, d'Angers", 'Angers → -'],
    ['ms', 'eh silap, dari Penang bukan Leeds', 'George Town → -'],
    ['et', 'oot ei, hoopis Pärnust', 'Pärnu → -'],
    ['ar', 'عفوا قصدت من ابوظبي', 'Abu Dhabi → -'],
  ])('is changed by a correction in %s: "%s"', (language, text, ends) => {
    expect(endsOf(text, language)).toBe(ends);
  });
});

describe('who sells a home in one town and goes to live in another', () => {
  it.each([
    ['en', "we're selling up our house in York and going to live in Tartu", 'York → Tartu'],
    ['en', 'selling my cottage in Ripon and moving near my brother in Galway', 'Ripon → Galway'],
    [
      'en',
      'we sold the flat in Bristol and are going to live near our son in Toulouse. Do you do that?',
      'Bristol → Toulouse',
    ],
    ['es', 'vendemos el piso en Sevilla y nos vamos a vivir a Dublín', 'Seville → Dublin'],
    ['es', 'vendo mi casa en Madrid y me mudo a Lima', 'Madrid → Lima'],
    ['fr', 'on vend notre maison à Nantes et on va vivre à Lisbonne', 'Nantes → Lisbon'],
    ['fr', 'nous vendons notre appartement à Rennes pour nous installer à Bruxelles', 'Rennes → Brussels'],
    ['ms', 'kami jual rumah di Penang dan nak tinggal di Leeds', 'George Town → Leeds'],
    ['et', 'müüme maja Pärnus ja läheme elama Tartusse', 'Pärnu → Tartu'],
    ['ar', 'بنبيع بيتنا في دبي ورح نعيش في ليدز', 'Dubai → Leeds'],
  ])('goes from the first to the second in %s: "%s"', (language, text, ends) => {
    expect(endsOf(text, language, { move: {} })).toBe(ends);
    expect(endsOf(text, language)).toBe(ends);
  });
});

describe('two towns at the start', () => {
  it.each([
    ['12 boxes and a bike london -> cork. cheap pls', 'London → Cork'],
    ['cork → bristol, 2 bed flat', 'Cork → Bristol'],
    ['london > cork', 'London → Cork'],
    ['leeds – galway in may', 'Leeds → Galway'],
    ['headingley to chapel allerton, 1 bed flat', 'Headingley → Chapel Allerton'],
    ['didsbury to altrincham in may', 'Didsbury → Altrincham'],
  ])('are read as its ends: "%s"', (text, ends) => {
    expect(endsOf(text, 'en', { move: {} })).toBe(ends);
  });

  it.each([
    ['es', 'valencia a leeds'],
    ['es', 'de córdoba a kuala lumpur'],
    ['fr', 'de valencia à dublin'],
  ])('in two countries whichever namesakes are meant make it international in %s: "%s"', (language, text) => {
    expect(valuesOf(understand(text, { language })).moveType).toBe('international');
  });
});

describe('a name', () => {
  it.each([
    ['ben hall ben@mail.example 07700 900111', 'ben hall'],
    ["I'm Ben Hall ben@mail.example", 'Ben Hall'],
    ['im jo, jo@mail.example', 'jo'],
    ['tom reilly, tom@mail.example 07700 900456', 'tom reilly'],
  ])('is read before an address: "%s"', (text, name) => {
    expect(valuesOf(understand(text, { move, asking: form })).name).toBe(name);
  });
});
