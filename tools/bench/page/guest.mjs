import { setTimeout as pause } from 'node:timers/promises';
import { Visit } from './visit.mjs';

const idleMs = 2_000;

/** What a page bears that nobody touches, with a chat on it or with none. */
export function idlePage(chromium, { url, origin }) {
  return Visit.of(chromium, url, async (visit) => {
    const shownMs = origin && (await visit.launcher()).shownMs;
    await pause(idleMs);
    const { blockingMs, longestOwnScriptMs, layoutShift } = await visit.seen();
    const asked = origin ? visit.arrived(origin, Date.now()).requests : 0;
    return {
      shownMs,
      blockingMs,
      longestOwnScriptMs,
      layoutShift,
      requestsBefore: asked,
      heapBytes: await visit.heapBytes(),
    };
  });
}
