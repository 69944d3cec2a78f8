import type { LiveEventName } from '@meg/shared/contract/live';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isLive, type LiveListener, onLive, onLiveState } from './live.js';

/** Calls the handler with each event of this name, in whichever tab it was heard. */
export function useLive<Name extends LiveEventName>(name: Name, handler: LiveListener<Name>): void {
  const heard = useEffectEvent(handler);
  useEffect(() => onLive(name, (data, isLeader) => heard(data, isLeader)), [name]);
}

const againAfterMs = 60_000;

/** For what is told live: how often to ask while nothing is heard, as `refetchInterval` wants it. */
export function useFallbackInterval(): number | false {
  const isUp = useSyncExternalStore(onLiveState, isLive, () => false);
  return isUp ? false : againAfterMs;
}
