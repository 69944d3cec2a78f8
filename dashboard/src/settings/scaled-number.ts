const shownDigits = 4;
const storedDigits = 12;
const fewDigits = 5;

const roundedDigits = 3;
const percent = 100;

/** A figure of few digits was set in the stored unit: 11 m³ is about 388 ft³, and nobody would type 388.4617. */
const isSetInStoredUnit = (stored: number, scale: number): boolean =>
  scale !== percent && Number(stored.toPrecision(fewDigits)) === stored;

/** What is typed comes back as it was typed, though another unit is stored. */
export function toShown(stored: number, scale: number): number {
  if (scale === 1) return stored;
  const shown = stored * scale;
  return Number(isSetInStoredUnit(stored, scale) ? shown.toPrecision(roundedDigits) : shown.toFixed(shownDigits));
}

/** To the cent, but for amounts below a tenth, such as a price for each cubic foot. */
export function toShownMoney(stored: number, scale: number): number {
  const shown = stored * scale;
  return Math.abs(shown) < 0.1 ? toShown(stored, scale) : Number(shown.toFixed(2));
}

/** Without the dust of binary fractions: 27.5 / 100 is 0.275. */
export const toStored = (shown: number, scale: number): number =>
  scale === 1 ? shown : Number((shown / scale).toPrecision(storedDigits));
