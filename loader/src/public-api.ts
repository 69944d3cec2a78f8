import { type Command, replay, type Stub } from './command-queue.js';
import { hostTag } from './elements.js';
import { warn } from './warn.js';

/** `Meg(verb, …)`: the one global. It never throws into the page and answers nothing. */
export interface PublicApi {
  (verb: unknown, first?: unknown, second?: unknown): void;
  /** Says that a loader was here, of whatever version. */
  version: string;
  /** Whoever kept hold of the snippet's stub goes on pushing calls here. */
  q: { push(command: Command): void };
}

/** What a page has at the name: the API, the snippet's stub before it, or something of its own. */
interface NameHolder {
  Meg?: unknown;
}

type Verb = (first: unknown, second: unknown) => void;
export type Verbs = Record<string, Verb> & { destroy(): void };

/** Included twice, or in two versions: the first stays. One whose element went with its page's body makes way. */
export function isTaken(): boolean {
  const other = (window as NameHolder).Meg as PublicApi | undefined;
  if (document.querySelector(hostTag)) return true;
  if (typeof other !== 'function' || !Object.hasOwn(other, 'version')) return false;
  if (document.body) other('destroy');
  return !document.body;
}

/** Takes the name `Meg` and runs the calls that wait there. The verb `destroy` gives the name back as it was found. */
export function publish(verbs: Verbs, version: string): void {
  const page = window as NameHolder;
  const before = page.Meg as Stub | undefined;
  // A `Meg` of the page's own stays: the launcher serves the visitor without the API.
  if (before && typeof before !== 'function') {
    warn('window.Meg is taken');
    return;
  }
  const api: PublicApi = (verb, first, second) => {
    // Who kept hold of it may go on calling after destroy, to no effect.
    if (page.Meg !== api) return;
    try {
      // Own names only: neither `constructor` nor what the page hung on Object.prototype is a verb.
      if (Object.hasOwn(verbs, verb as string)) verbs[verb as string]?.(first, second);
      else warn(`no call ${verb as string}`);
    } catch (fault) {
      warn(fault);
    }
    if (verb !== 'destroy') return;
    if (before) page.Meg = before;
    else delete page.Meg;
  };
  const run = (command: Command): void => api(command[0], command[1], command[2]);
  api.version = version;
  api.q = { push: run };
  page.Meg = api;
  if (before) replay(before, run);
}
