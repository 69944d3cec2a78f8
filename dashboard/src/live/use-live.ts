import type { LiveEventName } from '@meg/shared/contract/live';
import { useEffect, useEffectEvent } from 'react';
import { useSharedValue } from '../ui/browser/shared-value.js';
import { isLive, type LiveListener, onLive } from './live.js';

/** Calls the handler with each event of this name, in whichever tab it was heard. */
export function useLive<Name extends LiveEventName>(name: Name, handler: LiveListener<Name>): void {
  const heard = useEffectEvent(handler);
  useEffect(() => onLive(name, (data, isLeader) => heard(data, isLeader)), [name]);
}

const againAfterMs = 60_000;

/** For data with live events: how often to poll while no events arrive, as `refetchInterval` wants it. */
export function useFallbackInterval(): number | false {
  return useSharedValue(isLive, false) ? false : againAfterMs;
}
