import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyForm, forgetForm, formFrom, keepForm, readKeptForm, shownForm } from './stored-form.js';

const names = ['email', 'message'] as const;
const form = { ...emptyForm(names), typed: { email: 'a@b.example', message: 'Hello' }, step: 1 };

afterEach(() => vi.unstubAllGlobals());

describe('a form that is kept in the tab', () => {
  it('is there again after a reload, and gone when it was sent', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    keepForm('a-form', form);
    expect(readKeptForm('a-form', names)).toEqual(form);
    forgetForm('a-form');
    expect(readKeptForm('a-form', names)).toEqual(emptyForm(names));
  });

  it('counts the time from when it was first seen, also after a reload', () => {
    const first = shownForm(emptyForm(names), 10_000);
    const reloaded = formFrom(JSON.stringify(first), names);
    expect(shownForm(reloaded, 60_000).shownAtMs).toBe(10_000);
  });

  it('was never first seen in the future, whatever the clock did', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (keptMs, nowMs) => {
        const { shownAtMs } = shownForm({ ...emptyForm(names), shownAtMs: keptMs }, nowMs);
        expect(shownAtMs).toBe(Math.min(keptMs, nowMs));
      }),
    );
  });

  it('is an empty one where the storage is blocked', () => {
    const refuse = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keepForm('a-form', form);
    forgetForm('a-form');
    expect(readKeptForm('a-form', names)).toEqual(emptyForm(names));
  });

  it('can be shown, whatever has become of it', () => {
    const values = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ typed: fc.anything(), step: fc.anything(), attempt: fc.anything() }).map((kept) => {
        try {
          return JSON.stringify(kept) ?? '';
        } catch {
          return '';
        }
      }),
    );
    fc.assert(
      fc.property(values, (json) => {
        const { typed, step } = formFrom(json, names);
        expect(Object.keys(typed)).toEqual([...names]);
        expect(Object.values(typed).every((text) => typeof text === 'string')).toBe(true);
        expect(Number.isInteger(step) && step >= 0).toBe(true);
      }),
    );
  });
});
