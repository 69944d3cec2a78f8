import { hostname, totalmem } from 'node:os';

export interface Machine {
  /** Distinguishes this process from others on the same database. */
  name: string;
  memory: () => { usedBytes: number; totalBytes: number };
}

/** The container's limits where the process runs in one. */
export function thisMachine(): Machine {
  const limit = process.constrainedMemory();
  const totalBytes = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return {
    name: `${hostname()}:${process.pid}`,
    memory: () => ({ usedBytes: process.memoryUsage.rss(), totalBytes }),
  };
}
