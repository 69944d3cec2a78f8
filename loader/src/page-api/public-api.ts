import { attempt, warn } from '../attempt.js';
import { type Command, replay, type Stub } from './command-queue.js';

/** What stands behind one `Meg(verb, …)`. */
export type Verb = (first: unknown, second: unknown, verb: string) => void;
/** It has no prototype, so `constructor` is no verb. */
export type Verbs = Record<string, Verb | undefined>;
/** `host` is the one element that the page gets. */
export type Chat = readonly [host: Element, verbs: Verbs];

/** `Meg(verb, …)`: the one global. It never throws into the page and answers nothing. */
export interface PublicApi {
  (verb: unknown, first?: unknown, second?: unknown): void;
  /** The chat's element on the page. Its presence shows that a loader of any version has run. */
  host: Element;
  version: string;
  /** Code that kept a reference to the snippet's stub goes on pushing calls here. */
  q: { push(command: Command): void };
}

/** What a page has at a name: the API, the snippet's stub before it, or something of its own. */
type NameHolder = Record<string, unknown>;

/** Included twice, or in two versions: the first stays. One whose element went with its page's body makes way. */
export function isTaken(name: string): boolean {
  const other = (window as unknown as NameHolder)[name] as PublicApi;
  // Own properties only: a page may have extended a prototype.
  if (!Object.hasOwn(Object(other), 'host')) return false;
  // While the page is still parsed, it waits for its place.
  const isWanted = other.host.isConnected || document.readyState === 'loading';
  if (!isWanted) other('destroy');
  return isWanted;
}

/** Takes the name and runs the calls that wait there. The verb `destroy` gives the name back as it was found. */
export function publish(name: string, [host, verbs]: Chat, version: string): void {
  const page = window as unknown as NameHolder;
  const before = page[name] as Stub | undefined;
  // A `Meg` of the page's own stays: the launcher works without the API.
  if (before && typeof before !== 'function') {
    warn(`${name} taken`);
    return;
  }
  const call = (verb: unknown, first?: unknown, second?: unknown): void => {
    // Calls after destroy, by code that kept a reference, have no effect.
    if (page[name] !== call) return;
    attempt(() => {
      const run = verbs[verb as string];
      if (run) run(first, second, verb as string);
      else warn(`no ${verb as string}`);
    });
    if (verb !== 'destroy') return;
    if (before) page[name] = before;
    else delete page[name];
  };
  const run = (command: Command): void => call(command[0], command[1], command[2]);
  page[name] = Object.assign(call, { version, host, q: { push: run } }) satisfies PublicApi;
  if (before) replay(before, run);
}
