import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyValue, type StorageLike } from './key-value.js';

class FakeStorage implements StorageLike {
  readonly items = new Map<string, string>();
  get length() {
    return this.items.size;
  }
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.items.set(key, value);
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
  key(index: number) {
    return [...this.items.keys()][index] ?? null;
  }
}

function blocked(): never {
  throw new Error('SecurityError');
}

describe('survives: broken storage – what the chat stores', () => {
  it('comes back as it was, whatever it was', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (key, value) => {
        const storage = new FakeStorage();
        createKeyValue(() => storage).write(key, value);
        expect(createKeyValue(() => storage).read(key)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('reads as nothing once anything in it was changed', () => {
    const storage = new FakeStorage();
    createKeyValue(() => storage).write('a', { step: 'quote', leads: [1, 2, 3] });
    const whole = storage.items.get('a') ?? '';
    const damage = fc.oneof(
      fc.nat(whole.length - 1).map((length) => whole.slice(0, length)),
      fc
        .tuple(fc.nat(whole.length - 1), fc.string({ minLength: 1, maxLength: 1 }))
        .map(([at, other]) => whole.slice(0, at) + other + whole.slice(at + 1)),
      fc.string(),
      fc.json(),
    );
    fc.assert(
      fc.property(damage, (text) => {
        fc.pre(text !== whole);
        storage.items.set('a', text);
        expect(createKeyValue(() => storage).read('a')).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it('lasts beyond the page, and says so', () => {
    const store = createKeyValue(() => new FakeStorage());
    store.write('a', 1);
    expect(store.isDurable('a')).toBe(true);
  });
});

describe('survives: broken storage – where it does not work', () => {
  const full = Object.assign(new FakeStorage(), { setItem: blocked });
  const deaf = Object.assign(new FakeStorage(), { setItem: () => undefined });
  it.each([
    ['blocked', () => createKeyValue(blocked)],
    ['full', () => createKeyValue(() => full)],
    ['deaf', () => createKeyValue(() => deaf)],
    ['throwing at every touch', () => createKeyValue(() => new Proxy({}, { get: blocked }) as StorageLike)],
  ])('(%s) it lasts as long as the page, and says so', (_, create) => {
    const store = create();
    store.write('lead:1', { name: 'A' });
    expect(store.read('lead:1')).toEqual({ name: 'A' });
    expect(store.keys('lead:')).toEqual(['lead:1']);
    expect(store.isDurable('lead:1')).toBe(false);
    store.remove('lead:1');
    expect(store.read('lead:1')).toBeUndefined();
  });
});
