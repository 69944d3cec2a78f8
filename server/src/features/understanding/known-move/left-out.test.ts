import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const home: PartialMove = {
  originCity: 'Leeds, United Kingdom',
  destinationCity: 'York, United Kingdom',
  moveDetails: 'full-home',
  propertySize: '3 Beds - 4 Beds',
};

/** The move after each message in turn, as a client keeps it. */
function after(texts: readonly string[], language: string, known: PartialMove): PartialMove {
  return texts.reduce<PartialMove>((move, text) => {
    const read = understand(text, { language, move });
    const gone = new Set<string>(read.takenBack);
    const kept = Object.fromEntries(Object.entries(move).filter(([fact]) => !gone.has(fact)));
    return { ...kept, ...valuesOf(read) };
  }, known);
}

describe('what was taken back', () => {
  const grand: PartialMove = { ...home, specialItems: ['piano-grand'] };

  it.each([
    ['en', 'no piano', 'no the piano comes after all'],
    ['en', 'drop the piano', 'put it back'],
    ['en', 'forget the piano', 'keep it'],
    ['es', 'quita el piano', 'al final sí lo llevamos'],
    ['fr', 'enlève le piano', 'finalement on le garde'],
    ['ms', 'buang piano', 'letak balik'],
    ['et', 'klaverit ei tule', 'pane tagasi'],
    ['ar', 'شيل البيانو', 'رجعه'],
  ])('comes back as it was (%s): "%s", "%s"', (language, off, on) => {
    const without = after([off], language, grand);
    expect(without).toMatchObject({ leftOut: [{ code: 'piano-grand', count: 1 }] });
    expect(without).not.toHaveProperty('specialItems');
    expect(after([on], language, without)).toEqual(grand);
  });

  it.each([
    ['en', 'put it all back'],
    ['es', 'vuelve a ponerlo todo'],
    ['fr', 'remets tout'],
    ['ms', 'masukkan balik semua'],
    ['et', 'pange kõik tagasi'],
    ['ar', 'رجع كل شي'],
  ])('comes back, all of it (%s): "%s"', (language, text) => {
    const special: PartialMove = { ...home, specialItems: ['piano-grand', 'pool-table'] };
    const without = after(['no piano', 'no pool table'], 'en', special);
    expect(without.leftOut).toHaveLength(2);
    const all = after([text], language, without);
    expect(all).not.toHaveProperty('leftOut');
    expect([...(all.specialItems ?? [])].sort()).toEqual(['piano-grand', 'pool-table']);
  });

  it('comes back with its number, and not twice', () => {
    const items = [{ code: 'bicycle' as const, count: 3, extra: 3 }];
    const bikes: PartialMove = { ...home, inventory: { items, isComplete: false } };
    expect(after(['forget 1 of the bikes', 'put it back'], 'en', bikes)).toEqual(bikes);
    expect(after(['no bikes', 'put them back'], 'en', bikes)).toEqual(bikes);
    expect(after(['no bikes', 'put them back', 'put them back'], 'en', bikes)).toEqual(bikes);
  });

  it('stays behind where the words are of something else', () => {
    const without = after(['no piano'], 'en', grand);
    expect(after(['make it Cork'], 'en', without)).toMatchObject({ leftOut: [{ code: 'piano-grand' }] });
  });
});

describe('a piano that is known', () => {
  it.each([
    ['en', 'and the piano as well'],
    ['es', 'y el piano también'],
    ['fr', 'et le piano aussi'],
  ])('is the same when it is named again (%s): "%s"', (language, text) => {
    const move: PartialMove = { ...home, specialItems: ['piano-grand'] };
    expect(understand(text, { language, move })).toMatchObject({
      slots: {},
      takenBack: [],
      intent: 'quote',
      isSure: true,
    });
  });
});

describe('the access of a known end', () => {
  const access = (text: string, known?: PartialMove['access']) =>
    valuesOf(understand(text, { move: { ...home, ...(known && { access: known }) } })).access;

  it('is that of the city that is named, with or without a word for a place', () => {
    expect(access('2nd floor at the york end')).toEqual({ destination: { floor: 2, lift: false, carryM: 0 } });
    expect(access('the leeds flat is on the 3rd floor')).toEqual({ origin: { floor: 3, lift: false, carryM: 0 } });
  });

  it('keeps the lift that is known where a floor alone is said', () => {
    const known = { destination: { floor: 2, lift: true, carryM: 0 } };
    expect(access('york is on the 4th floor', known)).toEqual({ destination: { floor: 4, lift: true, carryM: 0 } });
  });

  it('says of no lift only where the message does', () => {
    const heard = (text: string) => understand(text, { move: home }).heard.map((fact) => fact.text);
    expect(heard('2nd floor at the york end').join()).not.toContain('no lift');
    expect(heard('2nd floor at the york end, no lift').join()).toContain('no lift');
  });
});

describe('"after all not" behind a thing', () => {
  it.each([
    ['es', 'la mesa de billar siempre no'],
    ['es', 'la mesa de billar al final no, la vamos a vender'],
    ['en', 'the pool table after all not'],
    ['fr', 'la table de billard finalement non'],
  ])('(%s) "%s" takes it back', async (language, text) => {
    const understand = await createUnderstanding();
    const move = { specialItems: ['pool-table' as const] };
    expect(understand(text, { language, move }).takenBack).toContain('specialItems');
  });
});
