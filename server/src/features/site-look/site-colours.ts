import { parseHex, toHex } from '@meg/shared/domain/companies/colour';

const mostColours = 4;
const mostRead = 600_000;
/** Below it a colour is a grey to the eye. */
const leastChroma = 0.04;
/** Two colours that are closer are one to the eye. */
const leastDistance = 0.07;

/** A name is tried from its beginning alone, so that names without a colour cost little. */
const colourIn =
  /(?:(?<![\w-])(--[\w-]{1,60}))?(\s{0,5}:\s{0,5})?(?:#([\da-f]{6}|[\da-f]{3})\b|rgba?\(\s{0,5}(\d{1,3})[\s,]{1,5}(\d{1,3})[\s,]{1,5}(\d{1,3})|hsla?\(\s{0,5}(\d{1,3})(?:deg)?[\s,]{1,5}(\d{1,3})%[\s,]{1,5}(\d{1,3})%)/gi;
const brandName = /primary|brand|accent|main|theme/i;
/** A property that is named as the brand's colour tells as much as so many uses. */
const brandWeight = 12;

/** The main colours of style sheets, by how often each is used. A page's own theme colour comes first. */
export function mainColours(styles: string, themeColour: string): string[] {
  const counts = new Map<string, number>();
  for (const match of styles.slice(0, mostRead).matchAll(colourIn)) {
    const [, property, colon] = match;
    const hex = hexOf(match);
    const isBrand = property !== undefined && colon !== undefined && brandName.test(property);
    if (isTelling(hex)) counts.set(hex, (counts.get(hex) ?? 0) + (isBrand ? brandWeight : 1));
  }
  const byUse = [...counts].sort(([, one], [, other]) => other - one).map(([hex]) => hex);
  const themed = hexIn(themeColour);
  return differing(themed !== undefined && isTelling(themed) ? [themed, ...byUse] : byUse).slice(0, mostColours);
}

export function hexIn(text: string): string | undefined {
  const match = text.length > 60 ? undefined : [...text.matchAll(colourIn)][0];
  return match && hexOf(match);
}

function hexOf([, , , hex, r, g, b, hue, saturation, lightness]: RegExpExecArray): string {
  if (hex !== undefined) return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`.toLowerCase();
  if (r !== undefined) return hexOfRgb([r, g, b].map((part) => Math.min(255, Number(part))));
  return hexOfHsl(Number(hue), Math.min(100, Number(saturation)) / 100, Math.min(100, Number(lightness)) / 100);
}

function hexOfRgb(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function hexOfHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return hexOfRgb([channel(0), channel(8), channel(4)]);
}

function isTelling(hex: string): boolean {
  const { chroma, lightness } = parseHex(hex);
  return chroma >= leastChroma && lightness > 0.2 && lightness < 0.93;
}

function differing(colours: readonly string[]): string[] {
  const kept: string[] = [];
  for (const colour of colours.slice(0, 200)) {
    if (kept.every((other) => distance(colour, other) >= leastDistance)) kept.push(colour);
  }
  return kept.map((colour) => toHex(parseHex(colour)));
}

function distance(one: string, other: string): number {
  const [a, b] = [parseHex(one), parseHex(other)];
  const across = (colour: typeof a) => [
    colour.chroma * Math.cos(colour.hueRad),
    colour.chroma * Math.sin(colour.hueRad),
  ];
  const [ax = 0, ay = 0] = across(a);
  const [bx = 0, by = 0] = across(b);
  return Math.hypot(a.lightness - b.lightness, ax - bx, ay - by);
}
