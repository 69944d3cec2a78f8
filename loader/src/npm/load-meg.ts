import type { Meg, MegOptions } from './api.js';

export type { Looks, Meg, MegEventDetail, MegEventName, MegListener, MegOptions } from './api.js';

export interface LoadedMeg {
  meg: Meg;
  /** Takes the chat away as if it had never been there. */
  unload(): void;
}

type Call = (...call: unknown[]) => void;
type Stub = Call & { q?: unknown[] };
type Names = Record<string, Stub | undefined>;

/** What was put on the page for a name, until it is taken away. */
const standing = new Map<string, { script: HTMLScriptElement; stub: Stub }>();

/** Keeps the calls until the script has come. */
function makeStub(): Stub {
  const stub: Stub = (...call) => {
    stub.q = [...(stub.q ?? []), call];
  };
  return stub;
}

function describe(script: HTMLScriptElement, { origin: _, nonce, ...options }: MegOptions): void {
  if (nonce) script.nonce = nonce;
  for (const [key, value] of Object.entries(options)) {
    if (value === undefined) delete script.dataset[key];
    else script.dataset[key] = String(value);
  }
}

function begin(names: Names, name: string, options: MegOptions): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = new URL('/meg.js', options.origin).href;
  describe(script, options);
  const stub = names[name] ?? makeStub();
  names[name] = stub;
  standing.set(name, { script, stub });
  document.head.append(script);
}

/** It was to go before it came, and is wanted again. */
function keep({ script, stub }: { script: HTMLScriptElement; stub: Stub }, options: MegOptions): void {
  describe(script, options);
  script.onload = null;
  if (isToGo(stub)) stub.q = [];
}

const leaving = [['destroy']];

function isToGo(stub: Stub): boolean {
  return stub.q === leaving;
}

function end(names: Names, name: string): void {
  const { script, stub } = standing.get(name) ?? {};
  if (!script || !stub) return;
  const remove = () => {
    standing.delete(name);
    script.remove();
    if (names[name] === stub) delete names[name];
  };
  if (names[name] === stub) {
    // It has not come yet: what it finds is that it is to go.
    stub.q = leaving;
    script.onload = remove;
  } else {
    names[name]?.('destroy');
    remove();
  }
}

/**
 * Puts a chat on the page, once for each name, and answers with its function, which can be called at once. On a
 * server it does nothing.
 */
export function loadMeg(options: MegOptions): LoadedMeg {
  if (typeof document === 'undefined') return { meg: () => undefined, unload: () => undefined };
  const name = options.name ?? 'Meg';
  const names = window as unknown as Names;
  const known = standing.get(name);
  if (known) keep(known, options);
  else begin(names, name, options);
  // Whichever stands there when it is called: the stub, then the chat itself.
  const meg: Call = (...call) => names[name]?.(...call);
  return { meg: meg as Meg, unload: () => end(names, name) };
}
