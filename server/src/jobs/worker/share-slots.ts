interface Slots {
  free: number;
  /** How many each owner of jobs has in use. */
  usedBy: ReadonlyMap<string, number>;
}

/**
 * How many slots each owner gets, in turns. An owner gets none while it uses as many as are free. So one owner alone uses
 * half of the slots, the next one half of the rest, and a new owner always finds a free slot.
 */
export function shareSlots(owners: readonly string[], { free, usedBy }: Slots): Map<string, number> {
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
