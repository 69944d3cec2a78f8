import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base32, stepAt, stepOfCode, totpCode, totpUri } from './totp.js';

/** The secret and the times of RFC 6238, appendix B; its codes have eight digits, of which an app shows the last six. */
const secret = base32(Buffer.from('12345678901234567890'));

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is at second %d that of the standard', (second, code) => {
    expect(totpCode(secret, stepAt(second * 1_000))).toBe(code);
  });

  it('has a secret that apps can read', () => {
    expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(totpUri(secret, 'a+b@example.com')).toBe(
      'otpauth://totp/Meg%3Aa%2Bb%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Meg',
    );
  });

  it('is taken half a minute early and late, with the spaces that apps show, and no further', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60_000, max: 4e12 }), fc.integer({ min: -5, max: 5 }), (nowMs, off) => {
        const step = stepAt(nowMs) + off;
        if (step < 0) return;
        const code = totpCode(secret, step);
        const taken = stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)}`, nowMs);
        if (Math.abs(off) <= 1) expect(taken).toBeDefined();
        else if (taken !== undefined) expect(totpCode(secret, taken)).toBe(code);
      }),
    );
  });

  it('is never any other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const digits = text.replace(/[\s-]/g, '');
        if (!/^\d{6}$/.test(digits)) expect(stepOfCode(secret, text, 59_000)).toBeUndefined();
      }),
    );
  });
});
