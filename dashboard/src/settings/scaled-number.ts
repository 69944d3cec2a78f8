const shownDigits = 4;
const storedDigits = 12;

/** What is typed comes back as it was typed, though another unit is stored. */
export const toShown = (stored: number, scale: number): number =>
  scale === 1 ? stored : Number((stored * scale).toFixed(shownDigits));

/** Without the dust of binary fractions: 27.5 / 100 is 0.275. */
export const toStored = (shown: number, scale: number): number =>
  scale === 1 ? shown : Number((shown / scale).toPrecision(storedDigits));
