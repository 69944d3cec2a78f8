import { setTimeout as pause } from 'node:timers/promises';
import { Visit } from './visit.mjs';

const idleMs = 2_000;

/** What a chat costs an idle page; without an origin, the page has no chat. */
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
