import type { OpenQuestion } from '@meg/shared/contract/understanding';
import { expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const form: OpenQuestion = { kind: 'form', fields: ['name', 'email', 'phone'] };
const nameIn = (language: string, text: string, asking: OpenQuestion = form) =>
  understand(text, { language, asking }).slots.name?.value;

it.each([
  ['en', 'Jo', 'Jo'],
  ['en', 'Lou', 'Lou'],
  ['en', 'steve hall', 'steve hall'],
  ['en', 'Ines Carvalho', 'Ines Carvalho'],
  ['ar', 'اسمي خالد ورقمي 0501234567', 'خالد'],
  ['ar', 'اسمي سارة وايميلي sara@example.org', 'سارة'],
])('is the name in %s: "%s"', (language, text, name) => {
  expect(nameIn(language, text)).toBe(name);
});

it.each([
  ['en', 'howmuch'],
  ['en', 'whats demurrage'],
  ['es', 'tlf 699 11 22 33'],
  ['fr', 'tél 06 12 34 56 78'],
  ['ms', 'hp 012 345 6789'],
])('is no name in %s: "%s"', (language, text) => {
  expect(nameIn(language, text)).toBeUndefined();
});

it('keeps a name that is told at the card of a person, and takes no request for one', () => {
  expect(nameIn('en', 'Ines Carvalho', { kind: 'handoff' })).toBe('Ines Carvalho');
  expect(nameIn('en', 'Thursday Morning', { kind: 'handoff' })).toBeUndefined();
  expect(nameIn('en', 'my piano is old', { kind: 'handoff' })).toBeUndefined();
});

it('reads an Estonian number of seven digits beside an address', () => {
  const { slots } = understand('Priit Mets, priit@example.ee, 5551234', { language: 'et' });
  expect(slots.phone?.value).toBe('5551234');
});

const ofDate: OpenQuestion = { kind: 'detail', code: 'move_date', places: [] };

it.each([
  ['es', 'ni idea de cuando todavia'],
  ['fr', 'jsp encore la date'],
  ['ms', 'tak tau lagi bila'],
  ['ar', 'لسا ما بعرف ايمتى'],
])('has no date yet in %s: "%s"', (language, text) => {
  expect(understand(text, { language, asking: ofDate }).command).toBe('skip');
});

it.each(['مش هلق', 'مش دلوقتي'])('is left for now: "%s"', (text) => {
  expect(understand(text, { language: 'ar', asking: form }).command).toBe('notNow');
});
