export interface Colours {
  colour: string;
  /** White or black, whichever reads on the colour. */
  ink: string;
}

const standard = '#1e40af';

/**
 * What a channel of 0 to 255 adds to luminance. The plain power differs from WCAG's curve by less than the range of
 * colours on which black and white both have 4.5:1, so the choice below always has it.
 */
function light(channel: number): number {
  return (channel / 255) ** 2.2;
}

/** From `#1e40af` or `#14a`; all else is the standard colour. */
export function readColours(value: string): Colours {
  const digits = value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  const colour = /^#[\da-f]{6}$/i.test(digits) ? digits : standard;
  const bits = Number(colour.replace('#', '0x'));
  const luminance = 0.2126 * light(bits >> 16) + 0.7152 * light((bits >> 8) & 255) + 0.0722 * light(bits & 255);
  return { colour, ink: luminance > 0.18 ? '#000' : '#fff' };
}
