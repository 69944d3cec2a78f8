interface Hands {
  free: number;
  /** How many each owner of jobs has in use. */
  usedBy: ReadonlyMap<string, number>;
}

/**
 * How many hands each owner gets, in turns. Nobody gets one while it has as many as are free: so one alone uses half of
 * them, the next half of the rest, and whoever comes anew always finds one.
 */
export function shareHands(owners: readonly string[], { free, usedBy }: Hands): Map<string, number> {
  const given = new Map<string, number>();
  let left = free;
  const mayHave = (owner: string) => (usedBy.get(owner) ?? 0) + (given.get(owner) ?? 0) < left;
  for (let turn = owners.filter(mayHave); turn.length > 0; turn = turn.filter(mayHave)) {
    for (const owner of turn) {
      if (!mayHave(owner)) continue;
      given.set(owner, (given.get(owner) ?? 0) + 1);
      left -= 1;
    }
  }
  return given;
}
