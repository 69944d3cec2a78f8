import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex, toHex } from './colour.js';
import { paletteOf, surfaces } from './palette.js';

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the palette of a company', () => {
  it('can be read whatever colour the company picks', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (colour, secondary) => {
        const palette = paletteOf(colour, secondary);
        for (const scheme of ['light', 'dark'] as const) {
          const { brand, onBrand, brandSoft, brandText } = palette[scheme];
          expect(contrast(onBrand, brand)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(brandText, surfaces[scheme])).toBeGreaterThanOrEqual(4.5);
          expect(contrast(brandText, brandSoft)).toBeGreaterThanOrEqual(4.5);
        }
      }),
      {
        numRuns: 1000,
        examples: ['#000000', '#ffffff', '#ffff00', '#808080', '#0000ff'].map((one) => [one, '#10b981']),
      },
    );
  });

  it('tints with the secondary colour that a company has chosen, and with the primary one where it has not', () => {
    expect(paletteOf('#1e40af', '#10B981')).toEqual(paletteOf('#1e40af'));
    const { light, dark } = paletteOf('#1e40af', '#b45309');
    expect(light.brandSoft).toBe(paletteOf('#b45309').light.brandSoft);
    expect(dark.brandSoft).toBe(paletteOf('#b45309').dark.brandSoft);
    expect(light.brand).toBe('#1e40af');
  });

  it("keeps the company's own colour as the fill of the light scheme", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(paletteOf(colour).light.brand).toBe(colour);
      }),
    );
  });

  it('knows the contrast of black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(toHex(parseHex('#1e40af'))).toBe('#1e40af');
  });
});
