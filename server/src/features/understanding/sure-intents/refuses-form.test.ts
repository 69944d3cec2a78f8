import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

describe('who will not fill in a form', () => {
  it.each([
    ['en', "I'm not going to fill out a form. How much for a three bed house from York to Swansea?"],
    ['es', 'No quiero rellenar ningún formulario. ¿Cuánto cuesta una mudanza de Madrid a Sevilla, dos habitaciones?'],
    ['fr', 'Je ne veux pas remplir de formulaire. Combien coûte un déménagement de Lyon à Lille, trois pièces ?'],
    ['et', 'Ma ei taha täita mingit vormi. Kui palju maksab kolimine Tallinnast Tartusse?'],
  ])('wants a quote by the route that is named in %s: "%s"', (language, text) => {
    const { intent, wishes } = understand(text, { language });
    expect(intent).toBe('quote');
    expect(wishes).toHaveLength(1);
  });
});

it.each([
  ['en', 'who is in charge'],
  ['es', '¿quién está al mando?'],
])('who asks for whoever is in charge wants a person in %s: "%s"', (language, text) => {
  expect(understand(text, { language }).intent).toBe('call');
});
