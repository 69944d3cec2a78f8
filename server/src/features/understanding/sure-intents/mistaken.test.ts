import { expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move = { originCity: 'Leeds, United Kingdom', originCountry: 'GB', moveDetails: 'full-home' as const };

it.each([
  ['en', "all me furniture, it's not much"],
  ['es', 'y si no llevamos los muebles, solo las cosas?'],
  ['es', 'no no deja compartido'],
  ['es', 'algunas cosas: sofá, comedor, camas. lo demás se vende'],
])('takes what is told of the move for no complaint in %s: "%s"', (language, text) => {
  expect(understand(text, { language, move }).intent).not.toBe('complaint');
});

it.each([
  ['en', 'your men broke my table and nobody calls back'],
  ['et', 'teie kolijad lõhkusid mu diivani'],
  ['ar', 'عمالكم كسروا طاولتي'],
])('keeps a complaint in the middle of a quote in %s: "%s"', (language, text) => {
  expect(understand(text, { language, move })).toMatchObject({ intent: 'complaint', isSure: true });
});

it.each([
  ['en', 'do you store things, keys arent ready'],
  ['en', 'our new house is not ready in time, can you keep our furniture'],
  ['fr', 'vous faites du stockage ? les clés ne sont pas prêtes'],
  ['es', 'guardan muebles? las llaves no están listas'],
])('takes keys that are not ready for no wish to be tested in %s: "%s"', (language, text) => {
  expect(understand(text, { language, move }).wishes.map(({ intent }) => intent)).not.toContain('readiness');
});

it.each([
  ['en', 'am I ready to move?'],
  ['fr', 'suis-je prêt à déménager ?'],
])('keeps the test for who asks for it in %s: "%s"', (language, text) => {
  expect(understand(text, { language }).intent).toBe('readiness');
});

it.each([
  ['en', 'is this a real company or a scam'],
  ['en', 'and is the deposit refundable'],
  ['en', 'can i get my deposit refunded if i cancel'],
  ['es', 'es una estafa esto'],
  ['fr', 'c’est une arnaque'],
  ['et', 'kas see on pettus'],
])('takes what is only asked beforehand for no complaint in %s: "%s"', (language, text) => {
  expect(understand(text, { language }).intent).not.toBe('complaint');
});

it.each([
  ['en', 'you scammed me, i want my money back'],
  ['en', 'can i speak to your manager, you broke my table'],
  ['es', 'esto es una estafa, rompieron mi mesa'],
])('keeps one that has more than such words in %s: "%s"', (language, text) => {
  expect(['complaint', 'call']).toContain(understand(text, { language }).intent);
});

it.each([
  ['en', 'the embassy is not answering my emails about the visa for Japan, who else can I ask'],
  ['en', 'immigration never called me back about my permit in Malaysia, where do I go'],
])('takes an office that keeps somebody waiting for no complaint of us in %s: "%s"', (language, text) => {
  expect(understand(text, { language }).intent).not.toBe('complaint');
});

it.each([
  ['en', 'your office is not answering my calls and nobody calls back'],
  ['en', 'your driver told the police I lied and your men broke my vase'],
])('keeps one of us where an office may be named in %s: "%s"', (language, text) => {
  expect(understand(text, { language }).intent).toBe('complaint');
});
