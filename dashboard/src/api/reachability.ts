import { useSyncExternalStore } from 'react';
import { ApiError } from './api-error.js';

let lastCallArrived = true;
const listeners = new Set<() => void>();

function note(arrived: boolean): void {
  if (arrived === lastCallArrived) return;
  lastCallArrived = arrived;
  for (const listener of listeners) listener();
}

/** Any answer shows that the server is there, also one that refuses. */
export function noteAnswer(): void {
  note(true);
}

/** No answer, or that of a proxy in front of a server that is not there. */
export function noteFault(error: unknown): void {
  const isGone = error instanceof ApiError ? [502, 503, 504].includes(error.status) : error instanceof TypeError;
  note(!isGone);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

type Reachability = 'online' | 'offline' | 'server-down';

function current(): Reachability {
  if (!navigator.onLine) return 'offline';
  return lastCallArrived ? 'online' : 'server-down';
}

/** Whether what is shown can be trusted to be the latest, by the last call and the browser. */
export function useReachability(): Reachability {
  return useSyncExternalStore(subscribe, current, () => 'online');
}
