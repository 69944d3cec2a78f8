import { describe, expect, it } from 'vitest';
import { frameAncestors } from './frame-ancestors.js';

describe('the sites that may frame a chat', () => {
  it('are all where the company lists none', () => {
    expect(frameAncestors([])).toEqual(['*']);
  });

  it('are the listed ones, with either scheme', () => {
    expect(frameAncestors(['acme.example', '*.shop.example:8443'])).toEqual([
      "'self'",
      'https://acme.example',
      'http://acme.example',
      'https://*.shop.example:8443',
      'http://*.shop.example:8443',
    ]);
  });

  it.each([
    'a.example; script-src *',
    "'none'",
    'a.example b.example',
    'a.example,b.example',
    'a.example\r\nx: y',
    '*',
  ])('never take %j into the header', (domain) => {
    expect(frameAncestors([domain])).toEqual(["'self'"]);
  });
});
