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
    told: {
      sentences: [],
      facts: 1,
      choices: new Map(),
      readings: [{ facts: { originCity: { value: 'Leeds' } }, intent: undefined }],
    },
  };
  const understood = JSON.stringify({ isSure: true, slots: { origin: { value: 'Leeds, United Kingdom' } } });
  const asBefore = createLieWatch(liar, async () => JSON.parse(understood));
  await asBefore.look('/api/chat/understand', {}, understood);
  expect(asBefore.shown).toEqual([]);
  const anew = createLieWatch(liar, async () => ({ isSure: true, slots: {} }));
  await anew.look('/api/chat/understand', {}, understood);
  expect(anew.shown).toEqual(['originCity: "Leeds"']);
});

const offered = {
  messages: [
    {
      content:
        'You choose.\nCountries: japan, spain.\nList:\nguide:quarantine: dogs\nguide:carPapers: cars\nnone: nothing',
    },
  ],
};
const chosenFor = { message, language: 'en', conversationCountry: null, previousQuestion: '', entries: [] };

it('lies in about half of its choices, never with what is recorded as true', () => {
  const truth = { choices: ['guide:quarantine'], country: null };
  const choices = new Map([[JSON.stringify([message, 'en', null, '']), truth]]);
  const liar = createLiar(1, { countryNames: [], choices });
  const lies = Array.from({ length: 200 }, () => {
    const said = liar.choice(chosenFor, offered);
    return liar.told.choices.get(message) ? said : undefined;
  }).filter(Boolean);
  expect(lies.length).toBeGreaterThan(70);
  expect(lies.length).toBeLessThan(130);
  expect(lies).not.toContain(JSON.stringify(truth));
  expect(new Set(lies).size).toBeGreaterThan(8);
});

it('is found out where a false choice is given as surely right, or one that nobody offered is given at all', async () => {
  const query = { body: JSON.stringify({ query: message }) };
  const lie = { kind: 'wrongId', isValid: true, said: { choices: ['guide:carPapers'] } };
  const told = { sentences: [], facts: 0, readings: [], choices: new Map([[message, lie]]) };
  const watch = createLieWatch({ told }, async () => ({ confidence: 0.3, country: null }));
  const look = (answer: object) => watch.look('/api/chat/search', query, JSON.stringify(answer));
  await look({ confidence: 0.65, country: 'japan' });
  expect(watch.shown).toEqual([]);
  await look({ confidence: 0.75, country: 'japan' });
  expect(watch.shown).toHaveLength(1);
  told.choices.set(message, { ...lie, isValid: false });
  await look({ confidence: 0.3, country: null });
  expect(watch.shown).toHaveLength(1);
  await look({ confidence: 0.65, country: 'japan' });
  expect(watch.shown).toHaveLength(2);
});
