/** Keeps the two parts of "US$" in order where an amount is written from right to left. */
export function withWholeSymbol(amount: string): string {
  return amount.includes('\u200f') ? amount.replaceAll('$', '$$\u200e') : amount;
}
