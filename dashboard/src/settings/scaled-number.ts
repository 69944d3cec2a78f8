const shownDigits = 4;
const storedDigits = 12;

/** What is typed comes back as it was typed, though another unit is stored. */
export const toShown = (stored: number, scale: number): number =>
  scale === 1 ? stored : Number((stored * scale).toFixed(shownDigits));

/** To the cent, but for amounts below a tenth, such as a price for each cubic foot. */
export function toShownMoney(stored: number, scale: number): number {
  const shown = stored * scale;
  return Math.abs(shown) < 0.1 ? toShown(stored, scale) : Number(shown.toFixed(2));
}

/** Without the dust of binary fractions: 27.5 / 100 is 0.275. */
export const toStored = (shown: number, scale: number): number =>
  scale === 1 ? shown : Number((shown / scale).toPrecision(storedDigits));
