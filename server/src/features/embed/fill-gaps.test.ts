import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillGaps, fillText } from './fill-gaps.js';

const drawn = '<h1>\uE000name\uE001</h1><p title="\uE000name\uE001">\uE000greeting\uE001</p>';

describe('what a company wrote', () => {
  it.each([
    ['</p><script>alert(1)</script>', '&#60;/p&#62;&#60;script&#62;alert(1)&#60;/script&#62;'],
    ['</style>', '&#60;/style&#62;'],
    ['Fish & Sons', 'Fish &#38; Sons'],
    ["$& $1 $' $$", '$&#38; $1 $&#39; $$'],
    ['" onload="x', '&#34; onload=&#34;x'],
    ['\u202Emirror', '\u202Emirror'],
  ])('%j is text and nothing else', (name, shown) => {
    expect(fillGaps(drawn, { name, greeting: '' })).toBe(`<h1>${shown}</h1><p title="${shown}"></p>`);
  });

  it('is not taken for a gap', () => {
    expect(fillGaps(drawn, { name: '\uE000greeting\uE001', greeting: 'Hello' })).toContain('\uE000greeting\uE001');
  });

  it('never adds an element or ends an attribute', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, greeting) => {
        const inside = fillGaps(drawn, { name, greeting });
        expect(inside.match(/[<>"]/g)).toEqual(drawn.match(/[<>"]/g));
      }),
    );
  });

  it('stays as it is in text that is escaped later', () => {
    expect(fillText('I am with \uE000name\uE001', { name: 'A & $&' })).toBe('I am with A & $&');
  });
});
