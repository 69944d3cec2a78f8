import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from './signup-draft.js';
import { keepSignup, newSignup, readKeptSignup, signupFrom } from './stored-signup.js';

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const draft = { ...emptyDraft, companyName: 'Harbour', addons: ['white-label' as const], termsAccepted: true };

afterEach(() => vi.unstubAllGlobals());

describe('a sign-up that is kept in the tab', () => {
  it('is there again after a reload', () => {
    vi.stubGlobal('sessionStorage', storage());
    keepSignup({ ...newSignup, draft, step: 2 });
    expect(readKeptSignup()).toEqual({ ...newSignup, draft, step: 2 });
  });

  it('is kept without its password', () => {
    const session = storage();
    vi.stubGlobal('sessionStorage', session);
    keepSignup({ ...newSignup, draft: { ...draft, password: 'quay quay', confirmPassword: 'quay quay' } });
    expect(JSON.stringify([...session.kept])).not.toContain('quay');
  });

  it('begins anew where the storage is blocked', () => {
    const refuse = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
    keepSignup({ ...newSignup, draft });
    expect(readKeptSignup()).toEqual(newSignup);
  });

  it('is valid, even where the stored text is broken', () => {
    const values = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ draft: fc.anything(), step: fc.anything(), attempt: fc.anything(), done: fc.anything() })
        .map((kept) => {
          try {
            return JSON.stringify(kept) ?? '';
          } catch {
            return '';
          }
        }),
    );
    fc.assert(
      fc.property(values, (json) => {
        const { draft: found, step } = signupFrom(json);
        expect(Number.isInteger(step)).toBe(true);
        for (const [field, value] of Object.entries(found)) {
          expect(typeof value).toBe(typeof emptyDraft[field as keyof typeof emptyDraft]);
        }
      }),
    );
  });
});
