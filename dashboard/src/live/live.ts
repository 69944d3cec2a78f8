import type { LiveEvent, LiveEventName } from '@meg/shared/contract/live';
import type { getMe } from '@meg/shared/contract/sessions';
import { ApiError } from '../api/api-error.js';
import { request } from '../api/request.js';
import { serverAddress } from '../api/server-address.js';
import { noteSessionLost } from '../api/session-lost.js';
import { sharedValue } from '../ui/browser/shared-value.js';
import type { LiveSource } from './live-connection.js';
import type { ReceivedEvent } from './live-event.js';
import { LiveTabs } from './live-tabs.js';

export type LiveListener<Name extends LiveEventName> = (data: LiveEvent<Name>, isLeader: boolean) => void;

/** The server is never silent for so long. */
const silentForMs = 50_000;
const clockCheckMs = 10_000;
/** More time than this between two checks of the clock means that the machine slept. */
const sleptMs = 90_000;

const listeners = new Map<LiveEventName, Set<LiveListener<LiveEventName>>>();
let upUntil: ReturnType<typeof setTimeout> | undefined;

/** Whether events arrive as they happen. */
export const isLive = sharedValue(false);

export function onLive<Name extends LiveEventName>(name: Name, listener: LiveListener<Name>): () => void {
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(listener as LiveListener<LiveEventName>));
  return () => all.delete(listener as LiveListener<LiveEventName>);
}

function deliver({ name, data }: ReceivedEvent, isLeader: boolean): void {
  clearTimeout(upUntil);
  upUntil = setTimeout(() => isLive.set(false), silentForMs);
  isLive.set(true);
  for (const listener of listeners.get(name) ?? []) listener(data, isLeader);
}

function openSource(lastEventId: string | undefined): LiveSource {
  const query = lastEventId === undefined ? '' : `?lastEventId=${encodeURIComponent(lastEventId)}`;
  return new EventSource(`${serverAddress()}/api/live${query}`, { withCredentials: true });
}

/** True where the server does not answer: that is no reason to stop. */
async function isSignedIn(): Promise<boolean> {
  try {
    await request<typeof getMe>('GET', '/api/admin/me');
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthenticated') return true;
    noteSessionLost();
    return false;
  }
}

function wait(work: () => void, delayMs: number): () => void {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
}

/** Listens for one person at one company, until the function that it returns is called. */
export function startLive(who: { personId: string; companyId: string }): () => void {
  const name = `meg-live:${who.companyId}:${who.personId}`;
  const tabs = new LiveTabs({ name, open: openSource, isSignedIn, onEvent: deliver, wait, random: Math.random });
  let checkedAt = Date.now();
  const clock = setInterval(() => {
    if (Date.now() - checkedAt > sleptMs) tabs.reopen();
    checkedAt = Date.now();
  }, clockCheckMs);
  const reopen = () => tabs.reopen();
  addEventListener('online', reopen);
  return () => {
    removeEventListener('online', reopen);
    clearInterval(clock);
    clearTimeout(upUntil);
    isLive.set(false);
    tabs.stop();
  };
}
