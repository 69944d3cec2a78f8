import { isAllowedOrigin } from '@meg/shared/bridge/guards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeAddress } from './judge-address.js';

const own = 'https://chat.example.com';
const listed = ['acme.example', '*.shop.example', 'localhost:3000'];
const judge = (url: string, domains = listed) => judgeAddress(url, domains, own);

describe('whether a page may carry the chat', () => {
  it.each([
    ['https://acme.example/contact?x=1', true, 'listed', 'acme.example'],
    ['acme.example', true, 'listed', 'acme.example'],
    ['  ACME.example/path ', true, 'listed', 'acme.example'],
    ['http://localhost:3000/', true, 'listed', 'localhost:3000'],
    ['https://a.b.shop.example', true, 'below_wildcard', '*.shop.example'],
    ['https://shop.example', false, 'wildcard_excludes_itself', null],
    ['https://www.acme.example', false, 'not_listed', null],
    ['https://acme.example:8443', false, 'not_listed', null],
    ['https://acme.example.evil.example', false, 'not_listed', null],
    ['https://acme.example@evil.example', false, 'not_listed', null],
    ['https://chat.example.com/examples', true, 'own_page', null],
  ] as const)('is said of %j', (url, isAllowed, reason, entry) => {
    expect(judge(url)).toMatchObject({ isAllowed, reason, entry });
  });

  it('is always so where no domain is listed', () => {
    expect(judge('https://anything.example', [])).toMatchObject({ isAllowed: true, reason: 'any_page' });
  });

  it.each(['', ' ', 'javascript:alert(1)', 'ftp://acme.example', 'https://', 'a b', 'http://[::1'])(
    'is not said of %j, which is no address of a page',
    (url) => {
      expect(() => judge(url)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
    },
  );

  it('is the same answer that the chat itself gives', () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.subarray([...listed, '*.example', 'a.com']), (url, domains) => {
        fc.pre(domains.length > 0);
        expect(judge(url, domains).isAllowed).toBe(isAllowedOrigin(new URL(url).origin, domains));
      }),
    );
  });
});
