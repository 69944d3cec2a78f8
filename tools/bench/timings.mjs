import { percentile } from '../percentile.mjs';

/** Run Node with --expose-gc, so that what is no longer used does not count. */
export function memoryMb() {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1024 / 1024;
}

export function figuresOf(times) {
  const sorted = times.toSorted((one, other) => one - other);
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), most: sorted.at(-1) };
}

/** Milliseconds of each call by the clock and of the processor, since the clock of a busy machine also counts others' work. */
export async function measureCalls(rounds, inputs, call) {
  const [clock, processor] = [[], []];
  for (let round = 0; round < rounds; round++)
    for (const input of inputs) {
      const beganMs = performance.now();
      const began = process.cpuUsage();
      await call(input);
      const { user, system } = process.cpuUsage(began);
      clock.push(performance.now() - beganMs);
      processor.push((user + system) / 1000);
    }
  return { clock: figuresOf(clock), processor: figuresOf(processor) };
}
