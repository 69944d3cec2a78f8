import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clashingName, pathOfName } from './webhook-fields.js';

describe('The name of a field', () => {
  it.each([
    ['phone', ['phone']],
    ['customer.phones.0', ['customer', 'phones', '0']],
    ['_id', ['_id']],
    ['first-name', ['first-name']],
    ['a.b.c.d.e.f', ['a', 'b', 'c', 'd', 'e', 'f']],
  ])('may be %s', (name, path) => {
    expect(pathOfName(name)).toEqual(path);
  });

  it.each([
    ...['', '.', 'a.', '.a', 'a..b', 'a b', 'a[0]', '0', '0.a', 'a.10', 'a.-1', 'a.b.c.d.e.f.g', 'é', 'a\n', '-a'],
    ...['__proto__', 'a.__proto__', '__proto__.a', 'a.constructor', 'prototype.a', 'constructor.prototype.a'],
  ])('may not be %j', (name) => {
    expect(pathOfName(name)).toBeUndefined();
  });

  it('never reaches a property that all objects inherit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom('__proto__', 'constructor', 'prototype', 'a'), fc.string())),
        (parts) => {
          const path = pathOfName(parts.join('.')) ?? [];
          expect(path.filter((one) => ['__proto__', 'constructor', 'prototype'].includes(one))).toEqual([]);
        },
      ),
    );
  });
});

describe('Names in one payload', () => {
  it.each([[['a', 'b', 'a2']], [['a.b', 'a.c', 'b.a']], [['a.0', 'a.1', 'b.0.c', 'b.1.c']]])('may be %j', (names) => {
    expect(clashingName(names)).toBeUndefined();
  });

  it.each([
    [['a', 'a.b'], 'a.b'],
    [['a.b.c', 'a.b'], 'a.b.c'],
    [['a.0', 'a.b'], 'a.0'],
    [['x', 'a.b.0', 'a.b.c.d'], 'a.b.0'],
  ])('may not be %j', (names, clash) => {
    expect(clashingName(names)).toBe(clash);
  });

  it('conflict, or do not, in any order', () => {
    const name = fc
      .array(fc.constantFrom('a', 'b', '0', '1'), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join('.'));
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 6 }), (names) => {
        expect(clashingName([...names].reverse()) === undefined).toBe(clashingName(names) === undefined);
      }),
    );
  });
});
