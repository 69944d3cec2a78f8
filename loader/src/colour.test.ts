import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readColours } from './colour.js';

/** The contrast of WCAG 2, by its own curve. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string): number {
  const full = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return share > 0.04045 ? ((share + 0.055) / 1.055) ** 2.4 : share / 12.92;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, '0')}`);

describe('the text on a launcher', () => {
  it('can be read on whatever colour a company picks', () => {
    fc.assert(
      fc.property(anyColour, (picked) => {
        const { colour, ink } = readColours(picked);
        expect(colour).toBe(picked);
        expect(contrast(colour, ink)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 5_000 },
    );
  });

  it('can be read on every grey, where white gives way to black', () => {
    for (let level = 0; level < 256; level++) {
      const { colour, ink } = readColours(`#${level.toString(16).padStart(2, '0').repeat(3)}`);
      expect(contrast(colour, ink), colour).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('the colour of a launcher', () => {
  it('may be written short', () => {
    expect(readColours('#0Af').colour).toBe('#00AAff');
  });

  it.each(['', 'tomato', '#12', '#12345', '#1234567', 'red;position:static', '}*{color:red', '#fff}x'])(
    'is the standard one where %j is given',
    (value) => {
      expect(readColours(value)).toEqual({ colour: '#1e40af', ink: '#fff' });
    },
  );
});
