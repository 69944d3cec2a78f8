import { setTimeout as pause } from 'node:timers/promises';
import { probe } from './probe.mjs';

/** A mid-range phone on a typical mobile network. */
const slowdown = 4;
const bitsPerS = 9_000_000;
const latencyMs = 170;
const network = {
  offline: false,
  latency: latencyMs,
  downloadThroughput: bitsPerS / 8,
  uploadThroughput: bitsPerS / 8,
};

/** One visit to one page, with an empty cache. */
export class Visit {
  #sessions = [];
  #loaded = new Map();
  #requests = new Map();
  #arrived = [];

  static async of(chromium, url, work) {
    const { browserContextId } = await chromium.send('Target.createBrowserContext');
    const visit = new Visit(chromium);
    const stop = chromium.listen((...event) => visit.#hear(...event));
    try {
      await visit.#open(url, browserContextId);
      return await work(visit);
    } finally {
      stop();
      await chromium.send('Target.disposeBrowserContext', { browserContextId });
    }
  }

  constructor(chromium) {
    this.chromium = chromium;
  }

  async #open(url, browserContextId) {
    const size = { width: 1280, height: 900 };
    const target = await this.chromium.send('Target.createTarget', { url: 'about:blank', browserContextId, ...size });
    const { sessionId } = await this.chromium.send('Target.attachToTarget', {
      targetId: target.targetId,
      flatten: true,
    });
    await this.#slowDown(sessionId);
    await this.send('Page.navigate', { url });
    await this.#loaded.get(sessionId).promise;
  }

  /** Set for each process, as the page's settings do not apply to a frame of another site. */
  async #slowDown(sessionId) {
    this.#sessions.push(sessionId);
    this.#loaded.set(sessionId, withResolvers());
    const calls = [
      ['Page.enable'],
      ['Network.enable'],
      ['Network.emulateNetworkConditions', network],
      ['Emulation.setCPUThrottlingRate', { rate: slowdown }],
      ['Page.addScriptToEvaluateOnNewDocument', { source: `(${probe})()` }],
      ['Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }],
      ['Runtime.runIfWaitingForDebugger'],
    ];
    await Promise.all(calls.map(([what, params]) => this.chromium.send(what, params, sessionId)));
  }

  #hear(what, params, sessionId) {
    if (what === 'Target.attachedToTarget' && this.#sessions.includes(sessionId)) void this.#slowDown(params.sessionId);
    if (what === 'Page.loadEventFired') this.#loaded.get(sessionId)?.resolve();
    if (what === 'Network.requestWillBeSent') this.#requests.set(params.requestId, params);
    if (what === 'Network.loadingFinished') this.#arrived.push(params);
  }

  /** Number and bytes, headers included, of the responses that had arrived from an origin by a point in time. */
  arrived(origin, byMs) {
    const sent = this.#arrived.flatMap(({ requestId, timestamp, encodedDataLength }) => {
      const { request, wallTime, timestamp: askedAt } = this.#requests.get(requestId);
      const atMs = (wallTime + timestamp - askedAt) * 1000;
      return request.url.startsWith(`${origin}/`) && atMs <= byMs ? [encodedDataLength] : [];
    });
    return { requests: sent.length, bytes: sent.reduce((sum, bytes) => sum + bytes, 0) };
  }

  send(what, params, sessionId = this.#sessions[0]) {
    return this.chromium.send(what, params, sessionId);
  }

  /** The same visitor on another page of the site, with all that the browser has kept. */
  async goTo(url) {
    const [page] = this.#sessions.splice(0);
    this.#sessions.push(page);
    this.#loaded.set(page, withResolvers());
    await this.send('Page.navigate', { url });
    await this.#loaded.get(page).promise;
  }

  async #evaluate(expression, sessionId) {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', asked, sessionId);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  launcher() {
    return this.#evaluate('bench.launcherShown');
  }

  /** What the probe has recorded on the host page so far. */
  seen() {
    return this.#evaluate('bench.seen');
  }

  async hover() {
    const { x, y } = await this.launcher();
    await this.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  }

  async click() {
    const { x, y } = await this.launcher();
    const button = { x, y, button: 'left', clickCount: 1 };
    await Promise.all([
      this.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }),
      this.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }),
    ]);
  }

  /** When the greeting was painted and the frame was visible. */
  async greetedAt() {
    const shownAt = await this.#evaluate('bench.frameShown');
    while (this.#sessions.length < 2) await pause(5);
    const frame = this.#sessions[1];
    await this.#loaded.get(frame).promise;
    const greetedAt = await this.#evaluate('bench.greeted', frame);
    return Math.max(shownAt, greetedAt);
  }

  /** When a press on the first answer that the chat offers stood in the conversation. */
  answeredAt() {
    return this.#evaluate('bench.answer()', this.#sessions[1]);
  }

  async heapBytes() {
    await this.send('HeapProfiler.collectGarbage');
    return (await this.send('Runtime.getHeapUsage')).usedSize;
  }
}

/** `Promise.withResolvers`, which Node has from version 22. */
function withResolvers() {
  const made = {};
  made.promise = new Promise((resolve) => Object.assign(made, { resolve }));
  return made;
}
