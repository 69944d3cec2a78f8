import type { QuoteLine } from '@meg/shared/contract/quotes';

export interface LinePair {
  key: string;
  /** As the newer side says it. */
  text: string;
  /** Null where the line only explains, or that side has none. */
  before: number | null;
  after: number | null;
}

/** A code may come more than once: the first goes with the first. */
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

/** The lines of two quotes beside each other, in the order of the newer one, with what only the older has at the end. */
export function pairLines(before: readonly QuoteLine[], after: readonly QuoteLine[]): LinePair[] {
  const [old, next] = [keyed(before), keyed(after)];
  return [...new Set([...next.keys(), ...old.keys()])].map((key) => ({
    key,
    text: (next.get(key) ?? old.get(key))?.text ?? '',
    before: old.get(key)?.amount ?? null,
    after: next.get(key)?.amount ?? null,
  }));
}
