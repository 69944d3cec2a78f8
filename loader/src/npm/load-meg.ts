import type { Meg, MegOptions } from './api.js';

export type { Looks, Meg, MegEventDetail, MegEventName, MegListener, MegOptions } from './api.js';

export interface LoadedMeg {
  meg: Meg;
  /** Removes the chat without a trace, once everyone who loaded it has called this. */
  unload(): void;
}

type Call = (...call: unknown[]) => void;
type Stub = Call & { q?: unknown[] };
type Names = Record<string, Call | undefined>;

interface Standing {
  readonly script: HTMLScriptElement;
  /** What the script finds at its name: it puts the chat there, and gives it back at destroy. */
  readonly before: Call;
  hasCome: boolean;
}

/** What was put on the page for a name, until it is taken away or has failed. */
const standing = new Map<string, Standing>();
/** Who has a chat of a name. */
const holders = new Map<string, Set<object>>();
const stubs = new WeakSet<Call>();
let dismissed = 0;

/** Keeps the calls until the script has come. */
function makeStub(): Stub {
  const stub: Stub = (...call) => {
    stub.q = [...(stub.q ?? []), call];
  };
  stubs.add(stub);
  return stub;
}

function addressOf({ origin }: MegOptions): string {
  return new URL('/meg.js', origin).href;
}

function describe(script: HTMLScriptElement, { origin: _, nonce, ...options }: MegOptions): void {
  if (nonce) script.nonce = nonce;
  for (const key of Object.keys(script.dataset)) delete script.dataset[key];
  for (const [key, value] of Object.entries(options)) {
    if (value !== undefined) script.dataset[key] = String(value);
  }
}

function begin(names: Names, name: string, options: MegOptions): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = addressOf(options);
  describe(script, options);
  const before = names[name] ?? makeStub();
  names[name] = before;
  const stand = { script, before, hasCome: false };
  standing.set(name, stand);
  script.onload = () => {
    stand.hasCome = true;
  };
  // The calls stay queued for the next attempt to load it.
  script.onerror = () => {
    standing.delete(name);
    script.remove();
  };
  document.head.append(script);
}

/** What was asked for comes even where its element has gone: under a name of its own it finds that it is to go. */
function dismiss(names: Names, script: HTMLScriptElement): void {
  dismissed += 1;
  const name = `meg-dismissed-${dismissed}`;
  const stub = makeStub();
  stub('destroy');
  names[name] = stub;
  script.dataset.name = name;
  script.onload = script.onerror = () => {
    delete names[name];
  };
}

function end(names: Names, name: string): void {
  const stand = standing.get(name);
  if (!stand) return;
  standing.delete(name);
  stand.script.remove();
  if (names[name] !== stand.before) names[name]?.('destroy');
  else if (!stand.hasCome) dismiss(names, stand.script);
}

function hold(name: string, holder: object): void {
  holders.set(name, (holders.get(name) ?? new Set()).add(holder));
}

/** To no effect for one who has let go before. */
function letGo(names: Names, name: string, holder: object): void {
  const left = holders.get(name);
  if (!left?.delete(holder) || left.size > 0) return;
  end(names, name);
  const stub = names[name];
  if (stub && stubs.has(stub)) delete names[name];
}

/**
 * Puts a chat on the page, once for each name, and answers with its function, which can be called at once. Another
 * server's takes the place of the one that stands there. On a server it does nothing.
 */
export function loadMeg(options: MegOptions): LoadedMeg {
  if (typeof document === 'undefined') return { meg: () => undefined, unload: () => undefined };
  const name = options.name ?? 'Meg';
  const names = window as unknown as Names;
  if (standing.get(name)?.script.src !== addressOf(options)) end(names, name);
  const known = standing.get(name);
  if (known) describe(known.script, options);
  else begin(names, name, options);
  // Whichever stands there when it is called: the stub, then the chat itself.
  const meg: Call = (...call) => names[name]?.(...call);
  const holder = {};
  hold(name, holder);
  return { meg: meg as Meg, unload: () => letGo(names, name, holder) };
}
