import { expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const atCard = { kind: 'handoff' } as const;

it.each([
  ['en', 'do you sell boxes'],
  ['en', 'will the same men unload'],
  ['en', 'are the lads insured'],
  ['en', 'what languages do you speak'],
  ['en', 'when exactly will they ring'],
  ['en', 'when will someone come back to me'],
  ['en', 'is that booked now?'],
  ['en', 'remind me of my reference'],
  ['en', 'do you have a website'],
  ['en', 'is Meg a robot'],
  ['es', 'tenéis página web?'],
  ['es', 'cuándo me llamáis'],
  ['fr', 'vous m’appelez quand ?'],
  ['ms', 'bila nak call saya'],
  ['et', 'millal te helistate'],
  ['ar', 'متى تتصلون'],
])('is looked up at the card of a person in %s: "%s"', (language, text) => {
  const { intent, isSure } = understand(text, { language, asking: atCard });
  expect(isSure).toBe(true);
  expect(['general', 'packing', 'insurance']).toContain(intent);
});

it.each([
  ['en', 'i am hard of hearing'],
  ['en', 'can somebody call me'],
  ['en', 'the gate code is 4411'],
  ['en', 'what are you going to do about it'],
  ['es', 'me pueden llamar?'],
])('stays with the person in %s: "%s"', (language, text) => {
  expect(understand(text, { language, asking: atCard }).intent).toBe('call');
});

it.each([
  ['es', 'por teléfono'],
  ['en', 'whatsapp is best'],
  ['fr', 'par téléphone'],
  ['ms', 'whatsapp boleh?'],
  ['et', 'telefoni teel'],
  ['ar', 'واتساب'],
])('is a way to talk that the card offers in %s: "%s"', (language, text) => {
  expect(understand(text, { language, asking: atCard }).answer).toEqual({ about: 'handoff', value: 'immediate' });
});

it.each(['no phone please', 'my phone is broken', 'is whatsapp blocked in Dubai?'])('is none: "%s"', (text) => {
  expect(understand(text, { language: 'en', asking: atCard }).answer).toBeNull();
});

it('says in words which time is about to be booked', () => {
  const { heard } = understand('tomorrow at 10', { language: 'en', asking: atCard });
  expect(heard.map(({ text }) => text)).toEqual([expect.stringMatching(/^Call: \w+.* 10:00/)]);
});
