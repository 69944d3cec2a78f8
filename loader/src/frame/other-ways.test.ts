import { phoneUrl } from '@meg/shared/domain/leads/contact-links';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offerOtherWays } from './other-ways.js';

beforeEach(() => void vi.stubGlobal('document', { createElement: () => ({}) }));
afterEach(() => void vi.unstubAllGlobals());

/** Where the second link leads. */
function dialled(phone: unknown): string | undefined {
  const links: HTMLAnchorElement[] = [];
  const notice = { appendChild: (link: HTMLAnchorElement) => links.push(link) };
  offerOtherWays(notice as unknown as HTMLElement, '/embed', phone as string);
  return links[1]?.href;
}

describe('the number that a link dials', () => {
  it.each([
    ['+44 (0)113 496 0123', 'tel:+441134960123'],
    ['+44(0)1134960123', 'tel:+441134960123'],
    ['(0)113 496 0123', 'tel:01134960123'],
    ['(555) 010-0100', 'tel:5550100100'],
    ['555-010-0100 ext. 5', 'tel:5550100100'],
    ['555.010.0100 x5', 'tel:5550100100'],
    ['5550100100;ext=5', 'tel:5550100100'],
    ['+60 3 1234 5678 / +60 3 1234 5679', 'tel:+60312345678'],
  ])('of %j is %s', (phone, url) => {
    expect(dialled(phone)).toBe(url);
  });

  it('is the one that the chat itself dials', () => {
    const digits = (most: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{2,${most}}$`));
    const number = fc.tuple(
      fc.constantFrom('+44 ', '+1-', '+353 (0)', '+60', ''),
      digits(3),
      fc.constantFrom(' ', '-', '.', ''),
      digits(4),
      fc.constantFrom('', ' ext. 12', ' #3', ', 4', ';ext=1'),
    );
    fc.assert(
      fc.property(number, (parts) => {
        const phone = parts.join('');
        const expected = phoneUrl(phone);
        if (expected) expect(dialled(phone)).toBe(expected);
      }),
    );
  });
});
