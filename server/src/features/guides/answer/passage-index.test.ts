import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { english } from '../../../testing/languages.js';
import { GuidesService } from '../guides.service.js';
import { readGuides } from '../read-guides.js';

const languages = ['en', 'es', 'fr', 'ms', 'et', 'ar'];
let guides: GuidesService;
beforeAll(async () => {
  guides = new GuidesService(await readGuides(fileURLToPath(new URL('../data', import.meta.url))), languages);
});
const ask = (query: string) => guides.search({ query, reader: english })?.answer;

describe('a question that names no section', () => {
  it.each([
    ['what is fika in sweden', 'Fika'],
    ['khapra beetle Australia', 'khapra beetle'],
    ['council tax UK', 'Council tax'],
    ['faut-il enlever ses chaussures au Japon', 'Take off your shoes'],
  ])('is answered by the passage that speaks of it: %s', (query, said) => {
    expect(ask(query)?.answer).toContain(said);
    expect(ask(query)?.confidence).toBeGreaterThanOrEqual(0.7);
  });

  it.each([
    'best beaches in Thailand',
    'how tall is mount fuji in Japan',
    'which shares should I buy in Germany',
    'what is the tallest building in the UAE',
    'Mis ilm on Rootsis?',
    '¿Quién es el rey de España?',
  ])('has no sure answer where it is about something else: %s', (query) => {
    expect(ask(query)?.confidence ?? 0).toBeLessThan(0.5);
  });
});

describe('a question that names a section', () => {
  it.each([
    ['Do I need a microchip for my dog to enter Canada?', 'microchip is not demanded'],
    ['Friendly nations visa panama', 'friendly nations'],
    ['my car is 4 months old, what do I pay for it in Switzerland', '8.1%'],
    ['customs clearence time costa rica', '10 to 20'],
  ])('is answered by the part of it that fits best: %s', (query, said) => {
    expect(ask(query)?.answer.toLowerCase()).toContain(said);
  });
});

describe('a country', () => {
  it.each([
    ['do US appliances work in Australian sockets?', 'australia'],
    ['may I keep my US-plated car in Mexico?', 'mexico'],
    ['Quels papiers pour la douane canadienne ?', 'canada'],
    ['¿Cuánto tarda la aduana japonesa?', 'japan'],
    ['Un visa pour la Suède ?', 'sweden'],
    ['فتح حساب بنكي في الإمارات', 'united-arab-emirates'],
  ])('is the one that is meant: %s', (query, country) => {
    expect(ask(query)?.country).toBe(country);
  });

  it('that is only left is asked about', () => {
    expect(ask('nos vamos de España, ¿podemos llevar el coche?')).toMatchObject({ country: null, confidence: 0.4 });
  });
});
