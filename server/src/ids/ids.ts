import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const idBytes = 16;
/** Reading random bytes from the system takes longer than the rest of an id, so they are read for many ids at once. */
const pool = new Uint8Array(idBytes * 256);
let used = pool.length;
let sequence = 0;

function random(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += idBytes;
  return pool.subarray(used - idBytes, used);
}

/** A UUIDv7: cannot be guessed, and sorts in the order in which this process created it. */
export function newId(): string {
  sequence = (sequence + 1) >>> 0;
  return v7({ random: random(), seq: sequence });
}
