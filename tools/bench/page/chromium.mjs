import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../../find-chromium.mjs';

const flags = [
  '--headless',
  '--remote-debugging-pipe',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Frames of other sites get a process of their own, as on a visitor's machine, even if this one has little memory.
  '--site-per-process',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Chromium over its own protocol: the scripts that a test library injects into pages would be measured too. */
export class Chromium {
  #lastId = 0;
  #rest = '';
  #waiting = new Map();
  #listeners = new Set();

  static async launch() {
    const profile = mkdtempSync(path.join(tmpdir(), 'meg-bench-chromium-'));
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'];
    const child = spawn(await findChromium(), [...flags, `--user-data-dir=${profile}`], { stdio });
    return new Chromium(child, profile);
  }

  constructor(child, profile) {
    this.child = child;
    this.profile = profile;
    child.stdio[4].setEncoding('utf8').on('data', (text) => this.#read(text));
  }

  #read(text) {
    const messages = (this.#rest + text).split('\0');
    this.#rest = messages.pop();
    for (const message of messages) this.#take(JSON.parse(message));
  }

  #take({ id, result, error, method, params, sessionId }) {
    if (method) {
      for (const listen of this.#listeners) listen(method, params, sessionId);
      return;
    }
    const { what, resolve, reject } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) reject(new Error(`${what}: ${error.message}`));
    else resolve(result);
  }

  send(what, params = {}, sessionId = undefined) {
    const id = ++this.#lastId;
    this.child.stdio[3].write(`${JSON.stringify({ id, method: what, params, sessionId })}\0`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { what, resolve, reject }));
  }

  /** Returns a function that stops listening. */
  listen(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async version() {
    return (await this.send('Browser.getVersion')).product;
  }

  async close() {
    const gone = once(this.child, 'exit');
    await this.send('Browser.close').catch(() => this.child.kill('SIGKILL'));
    await gone;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
