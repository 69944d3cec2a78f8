import { expect, it } from 'vitest';
import { createLiar } from './liar.mjs';
import { createLieWatch } from './lie-watch.mjs';

const passage =
  'Dogs are released after 12 hours. A permit from the ministry is needed for birds. Cats may travel in a cabin.';
const asked = { passages: [{ number: 1, text: passage }], question: 'And dogs?', language: 'en' };
const message = 'Leeds to York with a piano in June';
const readings = new Map([[message, { intent: null, facts: { pets: { value: false, quote: 'a piano' } } }]]);

function told(seed: number) {
  const liar = createLiar(seed, { countryNames: ['Japan'], readings });
  const said = Array.from({ length: 200 }, () => [liar.answer(asked), liar.reading({ message })]);
  return { liar, said };
}

it('tells the same lies by the same seed, in about a tenth of its sentences', () => {
  const { liar, said } = told(1);
  expect(said).toEqual(told(1).said);
  expect(said).not.toEqual(told(2).said);
  expect(liar.told.sentences.length).toBeGreaterThan(30);
  expect(liar.told.sentences.length).toBeLessThan(90);
  for (const lie of liar.told.sentences) expect(passage).not.toContain(lie);
});

it('is found out where a lie is shown in an answer', async () => {
  const { liar } = told(1);
  const { look, shown } = createLieWatch(liar, async () => ({ slots: {}, isSure: false }));
  const [lie] = liar.told.sentences;
  await look('/api/chat/search', {}, JSON.stringify({ answer: passage }));
  expect(shown).toEqual([]);
  liar.told.sentences.push('Dogs are free.');
  await look('/api/chat/search', {}, `${JSON.stringify({ text: 'Dogs  are free.' })}\n`);
  expect(lie && shown).toEqual(['Dogs are free.']);
});

it('is found out where a false fact is understood that was not understood without it', async () => {
  const liar = {
    told: { sentences: [], facts: 1, readings: [{ facts: { originCity: { value: 'Leeds' } }, intent: undefined }] },
  };
  const understood = JSON.stringify({ isSure: true, slots: { origin: { value: 'Leeds, United Kingdom' } } });
  const asBefore = createLieWatch(liar, async () => JSON.parse(understood));
  await asBefore.look('/api/chat/understand', {}, understood);
  expect(asBefore.shown).toEqual([]);
  const anew = createLieWatch(liar, async () => ({ isSure: true, slots: {} }));
  await anew.look('/api/chat/understand', {}, understood);
  expect(anew.shown).toEqual(['originCity: "Leeds"']);
});
