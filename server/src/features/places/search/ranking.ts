interface Ranked {
  row: number;
  score: number;
}

/** Of equal scores the smaller row wins, which is the larger place. */
const isBetter = (a: Ranked, b: Ranked): boolean => a.score > b.score || (a.score === b.score && a.row < b.row);

/** The best rows so far, each once. The list is short, so that it is faster than a heap. */
export class Ranking {
  private readonly ranked: Ranked[] = [];

  constructor(private readonly limit: number) {}

  offer(row: number, score: number): void {
    const { ranked, limit } = this;
    const last = ranked[ranked.length - 1];
    // A quick exit for most of the thousands of places that match a short text.
    if (last && ranked.length >= limit && score < last.score) return;
    const entry = { row, score };
    if (last && ranked.length >= limit && !isBetter(entry, last)) return;
    const known = ranked.findIndex((each) => each.row === row);
    if (known !== -1) {
      if (!isBetter(entry, ranked[known] as Ranked)) return;
      ranked.splice(known, 1);
    }
    const at = ranked.findIndex((each) => isBetter(entry, each));
    ranked.splice(at === -1 ? ranked.length : at, 0, entry);
    if (ranked.length > limit) ranked.pop();
  }

  get best(): number {
    return this.ranked[0]?.score ?? Number.NEGATIVE_INFINITY;
  }

  rows(): number[] {
    return this.ranked.map(({ row }) => row);
  }
}
