import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const home: PartialMove = { moveDetails: 'full-home', propertySize: '2 - 3 Beds' };
const at = (floor: number, carryM = 0) => ({ floor, lift: false, carryM });
const accessOf = (text: string, language: string, move: PartialMove = home) =>
  valuesOf(understand(text, { language, move })).access;

describe('floors in ordinary words', () => {
  it.each([
    ['en', "we're three floors up, no lift", 3],
    ['en', "we're three floors up at the old place", 3],
    ['es', 'vivimos tres pisos arriba sin ascensor', 3],
    ['fr', 'trois étages à monter', 3],
    ['ms', 'kena naik tiga tingkat', 3],
    ['et', 'kolm korrust trepist üles', 3],
    ['ar', 'ثلاث طوابق فوق بدون مصعد', 3],
    ['en', 'there are stairs, two floors of them', 2],
    ['es', 'hay una escalera de 3 pisos', 3],
    ['fr', "il y a un escalier de 2 étages, pas d'ascenseur", 2],
    ['et', 'seal on trepp, 3 korrust', 3],
    ['en', '5 floor no lift', 5],
    ['en', 'elevator is broken, 4 floor', 4],
    ['es', '4 piso sin ascensor', 4],
    ['fr', '3 etage sans ascenseur', 3],
  ])('are counted upwards (%s): "%s"', (language, text, floor) => {
    expect(accessOf(text, language)).toEqual({ origin: at(floor) });
  });

  it.each(['the house has three floors', 'a 2 storey house'])('are those of a house: "%s"', (text) => {
    expect(accessOf(text, 'en')).toBeUndefined();
  });

  it.each([
    ['en', 'upright, ground floor both ends'],
    ['es', 'planta baja en los dos'],
    ['fr', 'rdc des deux côtés'],
    ['ms', 'tingkat bawah dua-dua tempat'],
    ['et', 'esimene korrus mõlemas otsas'],
    ['ar', 'ارضي بالجهتين'],
  ])('may be the same at both ends (%s): "%s"', (language, text) => {
    expect(accessOf(text, language)).toEqual({ origin: at(0), destination: at(0) });
  });

  it.each([
    ['en', 'sorry two floors'],
    ['es', 'perdón, dos pisos'],
    ['fr', 'pardon deux étages'],
  ])('put right the one that is known (%s): "%s"', (language, text) => {
    expect(accessOf(text, language, { ...home, access: { origin: at(3) } })).toEqual({ origin: at(2) });
  });
});

describe('the way to the door', () => {
  it.each([
    ['en', "it's a long walk from the road"],
    ['es', 'la calle queda lejos de la puerta'],
    ['fr', "c'est loin de la rue"],
  ])('is noted (%s): "%s"', (language, text) => {
    expect(valuesOf(understand(text, { language, move: home })).notes).toEqual([text]);
  });
});
