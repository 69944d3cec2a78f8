import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnAddress } from './return-to.js';

const origin = 'https://chat.example.com';

describe('the way back after signing in', () => {
  it.each(['/admin/leads', '/admin/leads/42?status=new#notes', '/team-performance?days=7'])('leads to %s', (path) => {
    expect(returnAddress(path, origin)).toBe(path);
  });

  it.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example/admin',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'admin/leads',
    '/login?returnTo=/login',
    '/admin/login',
  ])('does not lead to %j', (path) => {
    expect(returnAddress(path, origin)).toBe('/admin-dashboard');
  });

  it('never leaves our own origin, whatever the link says', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      'evil.example',
      'https:',
      '?',
      '#',
      '%2f',
      '\t',
      '\n',
      'admin',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = returnAddress(parts.join(''), origin);
        expect(new URL(path, origin).origin).toBe(origin);
        expect(path).toMatch(/^\/(?!\/)/);
      }),
      { numRuns: 2_000 },
    );
  });
});
