import { describe, expect, it } from 'vitest';
import { frameAncestors } from './frame-ancestors.js';

describe('survives: framed where not allowed – the sites that may frame a chat', () => {
  it('are all if the company lists none', () => {
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
    'example.com',
    'www.example.com',
    'a.b.c.example.com',
    'example.com:8443',
    'localhost',
    'localhost:3000',
    '192.0.2.7',
    '192.0.2.7:80',
    'xn--bcher-kva.example',
    '*.example.com',
    '*.example.com:8443',
    'a-b.example',
  ])('take %j for what it is: that host alone, or all below it', (domain) => {
    expect(frameAncestors([domain])).toEqual(["'self'", `https://${domain}`, `http://${domain}`]);
  });

  it.each([
    'a.example; script-src *',
    "'none'",
    "'self'",
    "'unsafe-inline'",
    'a.example b.example',
    'a.example,b.example',
    'a.example\r\nx: y',
    'a.example\nb.example',
    'a.example\tb.example',
    'a.example\u0000',
    'a.example\u2028',
    ' a.example',
    'a.example ',
    '',
    ' ',
    '*',
    '**.example.com',
    '*example.com',
    'a.*.example',
    'example.*',
    'https://a.example',
    'http:',
    'data:',
    'blob:',
    'javascript:alert(1)',
    '//a.example',
    'a.example/path',
    'a.example?x',
    'a.example#x',
    'user@a.example',
    'a.example:',
    'a.example:*',
    'a.example:123456',
    'a.example:80:80',
    'a.example:eighty',
    'A.EXAMPLE',
    'bücher.example',
    'a_b.example',
    '[::1]',
    'a.example\\',
    'a.example%0d%0a',
    '"a.example"',
  ])('never take %j into the header', (domain) => {
    expect(frameAncestors([domain])).toEqual(["'self'"]);
  });
});
