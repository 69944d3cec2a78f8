import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move = {
  originCity: 'Leeds',
  originCountry: 'GB',
  destinationCity: 'Porto',
  destinationCountry: 'PT',
  moveType: 'international',
  moveDetails: 'full-home',
} as const;
const form = { kind: 'form' as const, fields: ['name' as const, 'email' as const, 'phone' as const] };

describe('while the chat asks for the move', () => {
  it.each([
    ['en', 'can you hold the price if i book tonight'],
    ['en', 'ok wait do you even go to portugal'],
    ['en', 'what do i get for that price'],
    ['en', 'do we pay you before or after'],
    ['es', '¿el precio se mantiene si reservo esta noche?'],
    ['es', '¿qué no está incluido?'],
    ['fr', 'le prix reste le même si je réserve ce soir ?'],
    ['fr', 'il y a quoi dans ce prix'],
    ['ms', 'harga tu kekal tak kalau saya bayar malam ni'],
    ['et', 'kas hind jääb samaks kui täna broneerin'],
    ['ar', 'هل يبقى السعر كما هو اذا حجزت الليلة'],
  ])('takes a question for one in %s: "%s"', (language, text) => {
    const { intent, wishes } = understand(text, { language, move, asking: form });
    expect([intent, ...wishes.map((wish) => wish.intent)]).not.toContain('quote');
  });

  it.each([
    ['en', 'so how much would it be'],
    ['en', 'what does it cost then'],
    ['es', '¿cuánto sale más o menos?'],
    ['fr', 'ça coûte combien alors'],
    ['ms', 'berapa harganya'],
    ['et', 'kui palju see siis maksab'],
    ['ar', 'كم سعره تقريبا'],
  ])('takes a wish for the price for one in %s: "%s"', (language, text) => {
    expect(understand(text, { language, move, asking: form }).intent).toBe('quote');
  });
});

it.each([
  ['en', 'a few things stay for the buyers, most goes with us'],
  ['es', 'algunas cosas se quedan, la mayoría viene'],
  ['fr', 'quelques affaires restent, la plupart vient avec nous'],
  ['ms', 'sebahagian barang tinggal, kebanyakannya dibawa'],
  ['et', 'mõned asjad jäävad, enamik tuleb kaasa'],
  ['ar', 'بعض الأغراض تبقى، ومعظمها يأتي معنا'],
])('reads how much comes along in %s: "%s"', (language, text) => {
  expect(understand(text, { language, move, asking: form }).slots.moveSize?.value).toBe('Content plus some furniture');
});
