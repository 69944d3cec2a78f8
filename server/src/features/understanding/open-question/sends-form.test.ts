import type { OpenQuestion } from '@meg/shared/contract/understanding';
import { expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const form = (...fields: Extract<OpenQuestion, { kind: 'form' }>['fields']): OpenQuestion => ({ kind: 'form', fields });
const sends = (language: string, text: string, asking: OpenQuestion) => {
  const { intent, heard, command } = understand(text, { language, asking });
  return intent === 'quote' && command === null && heard.some(({ fact }) => fact === 'name');
};

it.each([
  ['en', 'ok go'],
  ['en', 'continue'],
  ['en', 'looks right'],
  ['en', 'yes thats me'],
  ['en', 'all correct, send it please'],
  ['es', 'todo correcto, envíalo'],
  ['es', 'siguiente'],
  ['fr', 'c’est bon, envoyez'],
  ['ms', 'ok hantar'],
  ['et', 'jah saada ära'],
  ['et', 'edasi'],
  ['ar', 'تمام ارسل'],
])('sends a form that is filled in, in %s: "%s"', (language, text) => {
  expect(sends(language, text, form())).toBe(true);
  expect(sends(language, text, form('phone'))).toBe(true);
});

it.each(['not now', 'no', 'is it right?', 'send me a man with a van', 'continue later'])('sends none: "%s"', (text) => {
  expect(sends('en', text, form())).toBe(false);
});

it('leaves a form alone that is not filled in', () => {
  expect(sends('en', 'continue', form('name', 'email', 'phone'))).toBe(false);
});

const left: OpenQuestion = {
  kind: 'choices',
  answers: ['quote', 'call', 'question'].map((value) => ({ about: 'intent', value })),
};
const known = { move: { moveDetails: 'full-home', propertySize: '2 - 3 Beds' }, asking: left } as const;

it.each([
  ['es', 'cuanto seria?'],
  ['ms', 'brp harga'],
  ['fr', 'dites moi le prix quand meme'],
  ['et', 'no aga mis see siis maksaks'],
  ['en', 'just tell me the price anyway'],
  ['ar', 'طيب كم السعر'],
])('goes on with the quote that was left, in %s: "%s"', (language, text) => {
  expect(understand(text, { language, ...known }).intent).toBe('quote');
});

it.each([
  ['en', 'how much does a school in Dublin cost'],
  ['en', 'why is it so expensive'],
])('asks for another price in %s: "%s"', (language, text) => {
  expect(understand(text, { language, ...known }).intent).not.toBe('quote');
});
