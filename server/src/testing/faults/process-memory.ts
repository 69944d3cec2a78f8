import { readFileSync } from 'node:fs';

/** The memory of a process that is resident now. Linux tells it; elsewhere there is none to tell. */
export function residentMiB(pid: number | undefined): number {
  const [, kib] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1_024;
}
