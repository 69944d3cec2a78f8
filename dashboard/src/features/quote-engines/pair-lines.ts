import type { QuoteLine } from '@meg/shared/contract/quotes';

export interface LinePair {
  key: string;
  /** In the words of the newer quote. */
  text: string;
  /** Null where the line has no amount, or that quote has no such line. */
  before: number | null;
  after: number | null;
}

/** A code may occur more than once: the first of one side is paired with the first of the other. */
function keyed(lines: readonly QuoteLine[]): Map<string, QuoteLine> {
  const counts = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const count = (counts.get(line.code) ?? 0) + 1;
      counts.set(line.code, count);
      return [`${line.code} ${count}`, line];
    }),
  );
}

/** The lines of two quotes in the order of the newer one; lines of the older one alone come last. */
export function pairLines(before: readonly QuoteLine[], after: readonly QuoteLine[]): LinePair[] {
  const [old, next] = [keyed(before), keyed(after)];
  return [...new Set([...next.keys(), ...old.keys()])].map((key) => ({
    key,
    text: (next.get(key) ?? old.get(key))?.text ?? '',
    before: old.get(key)?.amount ?? null,
    after: next.get(key)?.amount ?? null,
  }));
}
