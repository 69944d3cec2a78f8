import type { PartialMove } from '@meg/shared/contract/move';
import { expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const move: PartialMove = { moveType: 'local', moveDetails: 'full-home', propertySize: '2 - 3 Beds' };

it.each([
  ['en', 'let me speak to somebody, no phone, only email'],
  ['es', 'quiero hablar con una persona, por correo, no por teléfono'],
  ['fr', 'je veux parler à quelqu’un, pas par téléphone, par mail'],
  ['ms', 'nak cakap dengan orang, bukan telefon, guna emel'],
  ['et', 'tahan inimesega rääkida, mitte telefonis, meili teel'],
])('brings a person who is wanted in writing in %s: "%s"', (language, text) => {
  const understanding = understand(text, { language, move });
  expect(understanding.intent).toBe('call');
  expect(valuesOf(understanding).phone).toBeDefined();
});

it('brings nobody by how to be reached alone', () => {
  expect(understand('no calls please, email only', { move }).intent).toBe('thanks');
});

it.each([
  ['en', 'we dont have a phone which works here, can we leave it out'],
  ['es', 'no tengo teléfono aquí, ¿puedo saltarlo?'],
  ['fr', 'j’ai pas de téléphone ici, on peut faire sans ?'],
  ['ms', 'saya tiada telefon kat sini, boleh skip?'],
  ['et', 'mul ei ole telefoni siin, kas saab ilma?'],
  ['ar', 'ما عندي هاتف هنا، ممكن بدونه؟'],
])('needs no number where there is no phone in %s: "%s"', (language, text) => {
  const form = { kind: 'form', fields: ['name', 'email', 'phone'] } as const;
  const { slots, heard } = understand(text, { language, asking: { ...form, fields: [...form.fields] } });
  expect(slots.phone).toBeDefined();
  expect(heard.map(({ fact }) => fact)).toContain('email');
});

it('takes no email at the card of a person for the request', () => {
  expect(understand('i told you we have no email', { asking: { kind: 'handoff' } }).intent).toBe('call');
});

it.each([
  ['en', 'no piano, but we do have an aquarium'],
  ['es', 'piano no, pero tengo una caja fuerte'],
  ['fr', 'pas de piano mais on a un aquarium'],
  ['et', 'klaverit pole, aga mul on akvaarium'],
])('asks nothing of what somebody has in %s: "%s"', (language, text) => {
  const { wishes, slots } = understand(text, { language, move });
  expect(slots.specialItems).toBeDefined();
  expect(wishes.map(({ intent }) => intent)).toEqual(['quote']);
});
