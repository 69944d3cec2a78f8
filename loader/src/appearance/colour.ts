import { make } from '../make.js';

/**
 * A colour, and white or black for the text on it, whichever reads.
 *
 * From `#1e40af`, `#14a` or `rgb(…)`, as the browser reads it; all else is `#1e40af`. The sum is WCAG's
 * luminance, with a plain power for its curve and in units of a blue of 1: the difference is less than the range of
 * colours on which black and white both have 4.5:1, so the choice always has it.
 */
export function readColours(value: unknown): [colour: string, ink: string] {
  const { style } = make('i');
  style.color = value as string;
  const [red, green, blue] = (style.color.match(/\d+/g) ?? [30, 64, 175]) as [number, number, number];
  const isLight = red ** 2.2 * 2.945 + green ** 2.2 * 9.906 + blue ** 2.2 > 490_000;
  return [`rgb(${red} ${green} ${blue})`, isLight ? '#000' : '#fff'];
}
