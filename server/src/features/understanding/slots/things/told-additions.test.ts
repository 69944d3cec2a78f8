import { expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const move = {
  moveType: 'local',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
  originCity: 'Leeds, United Kingdom',
  originCountry: 'GB',
  destinationCity: 'Bristol, United Kingdom',
  destinationCountry: 'GB',
} as const;

const listed = (text: string, language: string) => {
  const message = understand(text, { language, move });
  const {
    inventory,
    specialItems = [],
    notes = [],
  } = valuesOf(message) as {
    inventory?: { items: { code: string; count: number }[] };
    specialItems?: string[];
    notes?: string[];
  };
  const things = (inventory?.items ?? []).map(({ code, count }) => `${count} ${code}`);
  return { intent: message.intent, things: [...things, ...specialItems, ...notes] };
};

it.each([
  ['en', "plus we've a garage stuffed with paint and a riding mower", ['1 lawn-mower']],
  ['en', 'oh and the footrest pouffe and the bar stools too', ['2 bar-stool']],
  ['en', 'ooh and a stool', ['1 bar-stool']],
  ['es', 'ah, y el taburete también', ['1 bar-stool']],
  ['fr', 'et aussi une tondeuse autoportée', ['1 lawn-mower']],
  ['ms', 'ada drum set sekali dan 3 basikal', ['3 bicycle']],
  ['ms', 'ada piano tegak jugak', ['piano-upright']],
  ['et', 'oi ja taburet ka', ['1 bar-stool']],
  ['ar', 'اه وجزازة العشب كمان', ['1 lawn-mower']],
])('adds what a message begins or ends as one that adds: %s "%s"', (language, text, things) => {
  const said = listed(text, language);
  expect(said.intent).toBe('quote');
  expect(said.things).toEqual(expect.arrayContaining(things));
});

it.each([
  ['en', 'and the dryer, can you unplug it', '1 tumble-dryer'],
  ['es', 'y el lavavajillas también, ¿lo podéis desenchufar?', '1 dishwasher'],
  ['fr', 'et le congélateur aussi, vous pouvez le débrancher ?', '1 freezer'],
  ['et', 'ja pesukuivati ka, kas saate selle vooluvõrgust lahti ühendada?', '1 tumble-dryer'],
])('adds a thing and answers what is asked of it: %s "%s"', (language, text, thing) => {
  const { slots, wishes } = understand(text, { language, move });
  expect(slots.inventory?.value.items).toHaveLength(1);
  expect(listed(text, language).things).toContain(thing);
  expect(wishes.map(({ intent }) => intent)).toEqual(['quote', expect.not.stringMatching(/^quote$/)]);
});

it('keeps the crate of a dog in the words of the visitor, and takes it for no dog', () => {
  const { slots } = understand('and the cat tree and the tumble dryer', { move });
  expect(slots.pets).toBeUndefined();
  expect(slots.notes?.value).toContain('the cat tree');
});

it.each([
  ['en', 'and the weather there'],
  ['en', 'and the price'],
  ['ms', 'ada parking tak'],
  ['es', 'y el precio'],
  ['et', 'ja hind'],
])('adds nothing where a matter is asked for in few words: %s "%s"', (language, text) => {
  expect(listed(text, language).things).toEqual([]);
});
