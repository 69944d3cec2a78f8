import { contrast, type Oklch, parseHex, toHex } from './colour.js';

/** The tones of one scheme (light or dark) that come from a company's colour. */
export interface Tones {
  /** Fill of buttons and the visitor's messages. */
  brand: string;
  /** Text on that fill. */
  onBrand: string;
  /** A pale tint behind what is chosen and behind a price: of the secondary colour where a company has chosen one. */
  brandSoft: string;
  /** Text in the company's colour, on the surface and on the tint. */
  brandText: string;
}

const enough = 4.5;
const ink = '#10151f';

export const surfaces = { light: '#fffdf9', dark: '#20252f' } as const;

/** Changes the lightness step by step until the colour is readable on all the backbackgrounds. */
function readableOn(backgrounds: readonly string[], colour: Oklch, step: number): string {
  let tone = colour;
  let hex = toHex(tone);
  while (
    backgrounds.some((background) => contrast(hex, background) < enough) &&
    tone.lightness > 0 &&
    tone.lightness < 1
  ) {
    tone = { ...tone, lightness: tone.lightness + step, chroma: tone.chroma * 0.98 };
    hex = toHex(tone);
  }
  return hex;
}

function textOn(fill: string): string {
  return contrast('#ffffff', fill) >= enough ? '#ffffff' : contrast(ink, fill) >= enough ? ink : '#000000';
}

function lightTones(colour: Oklch, second: Oklch): Tones {
  const brand = toHex(colour);
  const brandSoft = toHex({ ...second, lightness: 0.95, chroma: Math.min(second.chroma, 0.025) });
  return {
    brand,
    onBrand: textOn(brand),
    brandSoft,
    brandText: readableOn([surfaces.light, brandSoft], colour, -0.01),
  };
}

function darkTones(colour: Oklch, second: Oklch): Tones {
  const lifted = { ...colour, lightness: Math.max(colour.lightness, 0.72), chroma: Math.min(colour.chroma, 0.13) };
  const brand = toHex(lifted);
  const brandSoft = toHex({ ...second, lightness: 0.33, chroma: Math.min(second.chroma, 0.05) });
  return { brand, onBrand: textOn(brand), brandSoft, brandText: readableOn([surfaces.dark, brandSoft], lifted, 0.01) };
}

/** What companies have that have chosen none. */
const standardSecondary = '#10b981';

/** Everything coloured comes from the company's own colours, and can be read whatever colours these are. */
export function paletteOf(primaryColor: string, secondaryColor = standardSecondary): { light: Tones; dark: Tones } {
  const colour = parseHex(primaryColor);
  const second = secondaryColor.toLowerCase() === standardSecondary ? colour : parseHex(secondaryColor);
  return { light: lightTones(colour, second), dark: darkTones(colour, second) };
}
