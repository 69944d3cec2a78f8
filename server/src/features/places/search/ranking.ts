/** The best rows seen so far, each once. Short, so that a list beats any heap. */
export interface Ranking {
  offer(row: number, score: number): void;
  readonly best: number;
  rows(): number[];
}

interface Ranked {
  row: number;
  score: number;
}

/** Of equal scores the smaller row wins: rows lie by size, and the order must not depend on how a row was found. */
const isBetter = (a: Ranked, b: Ranked): boolean => a.score > b.score || (a.score === b.score && a.row < b.row);

export function createRanking(limit: number): Ranking {
  const ranked: Ranked[] = [];
  return {
    offer(row, score) {
      const last = ranked[ranked.length - 1];
      // Nearly all of a short beginning's thousands of places end here.
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
    },
    get best() {
      return ranked[0]?.score ?? Number.NEGATIVE_INFINITY;
    },
    rows: () => ranked.map(({ row }) => row),
  };
}
