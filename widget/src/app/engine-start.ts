import type { Engine } from './engine.js';

type Action = (engine: Engine) => void;

interface Doors {
  start(): Promise<Engine>;
  /** Called when something visible has changed. */
  onChange(): void;
  reload(): void;
}

export interface EngineStart {
  /** Undefined until it has started. */
  engine(): Engine | undefined;
  hasFailed(): boolean;
  /** Whether actions wait for it. */
  isAwaited(): boolean;
  /** One attempt at a time, because a second engine would reset the conversation to its start. */
  start(): Promise<void>;
  retry(): void;
  /** Runs the action now, or once the engine has started. */
  run(action: Action): void;
}

/** Starts the engine, whose code may still be loading or fail to load, and queues actions until then. */
export function createEngineStart({ start, onChange, reload }: Doors): EngineStart {
  const waiting: Action[] = [];
  let engine: Engine | undefined;
  let starting: Promise<void> | undefined;
  let hasFailed = false;
  let failures = 0;

  const tryOnce = async () => {
    hasFailed = false;
    try {
      engine ??= await start();
    } catch {
      hasFailed = true;
      failures += 1;
    }
    if (engine) for (const action of waiting.splice(0)) action(engine);
    starting = undefined;
    onChange();
  };
  const startOnce = () => {
    starting ??= tryOnce();
    return starting;
  };

  return {
    engine: () => engine,
    hasFailed: () => hasFailed,
    isAwaited: () => waiting.length > 0,
    start: startOnce,
    retry() {
      // A new release may have removed the file: a new document knows the new name.
      if (failures > 1) reload();
      void startOnce();
    },
    run(action) {
      if (engine) return action(engine);
      waiting.push(action);
      void startOnce();
    },
  };
}
