import type { Thing } from '@meg/shared/contract/things';
import type { World } from '../browser.js';
import { callThings } from './calls.js';
import { withRetry } from './with-retry.js';

/** Fetches the things that can be counted once a visit and language. Undefined if they do not load: ask again. */
export function createThings(world: World): (language: string) => Promise<readonly Thing[] | undefined> {
  const known: Partial<Record<string, readonly Thing[]>> = {};
  return async (language) => {
    if (!known[language]) {
      const called = await withRetry(world, () => callThings(world.send, { query: { language } }));
      if (called.isOk) known[language] = called.answer.things;
    }
    return known[language];
  };
}
