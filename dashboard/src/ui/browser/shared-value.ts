import { useSyncExternalStore } from 'react';

export interface SharedValue<Value> {
  get: () => Value;
  set: (next: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A value outside of React that many parts read and hear changes of. */
export function sharedValue<Value>(initial: Value): SharedValue<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `before` is shown by the prerendered page and by the first view in the browser. */
export function useSharedValue<Value>({ get, subscribe }: SharedValue<Value>, before: Value): Value {
  return useSyncExternalStore(subscribe, get, () => before);
}
