import { sharedValue, useSharedValue } from '../ui/browser/shared-value.js';
import { useOnline } from '../ui/browser/use-online.js';
import { ApiError } from './api-error.js';

const lastCallArrived = sharedValue(true);

/** Any answer shows that the server is there, also one that refuses. */
export function noteAnswer(): void {
  lastCallArrived.set(true);
}

/** No answer, or that of a proxy in front of a server that is not there. */
export function noteFault(error: unknown): void {
  const isGone = error instanceof ApiError ? [502, 503, 504].includes(error.status) : error instanceof TypeError;
  lastCallArrived.set(!isGone);
}

/** Whether what is shown can be trusted to be the latest, by the last call and the browser. */
export function useReachability(): 'online' | 'offline' | 'server-down' {
  const isOnline = useOnline();
  const isAnswered = useSharedValue(lastCallArrived, true);
  if (!isOnline) return 'offline';
  return isAnswered ? 'online' : 'server-down';
}
