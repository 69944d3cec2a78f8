import { hostname, totalmem } from 'node:os';

export interface Machine {
  /** Tells this process from the others that share its database. */
  name: string;
  memory: () => { usedBytes: number; totalBytes: number };
}

/** Of the machine or, where this process runs in one, of its container. */
export function thisMachine(): Machine {
  const limit = process.constrainedMemory();
  const totalBytes = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return {
    name: `${hostname()}:${process.pid}`,
    memory: () => ({ usedBytes: process.memoryUsage.rss(), totalBytes }),
  };
}
