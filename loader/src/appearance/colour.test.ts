import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readColours } from './colour.js';

type Channels = [red: number, green: number, blue: number];

function luminanceOf(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share > 0.04045 ? ((share + 0.055) / 1.055) ** 2.4 : share / 12.92;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of WCAG 2, by its own curve, of a colour with black or white. */
function contrast(channels: Channels, ink: string): number {
  const luminance = luminanceOf(channels) + 0.05;
  return ink === '#000' ? luminance / 0.05 : 1.05 / luminance;
}

/** A browser's style takes a colour that it knows and answers with its channels; here, one that is so written already. */
class Style {
  private kept = '';
  get color(): string {
    return this.kept;
  }
  set color(value: string) {
    if (/^rgb\(/.test(value)) this.kept = value;
  }
}

beforeEach(() => {
  vi.stubGlobal('document', { createElement: () => ({ style: new Style() }) });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const channel = fc.integer({ min: 0, max: 255 });

describe('the text on a launcher', () => {
  it('can be read on whatever colour a company picks', () => {
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (picked) => {
        const [colour, ink] = readColours(`rgb(${picked.join(', ')})`);
        expect(colour).toBe(`rgb(${picked.join(' ')})`);
        expect(contrast(picked, ink)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 5_000 },
    );
  });

  it('can be read on every grey, where white gives way to black', () => {
    for (let level = 0; level < 256; level++) {
      const [colour, ink] = readColours(`rgb(${level}, ${level}, ${level})`);
      expect(contrast([level, level, level], ink), colour).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it.each(['', 'tomato', '#12', 'red;position:static', '}*{color:red', undefined])(
  'the colour of a launcher is the standard one where %j is given',
  (value) => {
    expect(readColours(value)).toEqual(['rgb(30 64 175)', '#fff']);
  },
);
