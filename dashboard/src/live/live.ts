import type { LiveEvent, LiveEventName } from '@meg/shared/contract/live';
import type { getMe } from '@meg/shared/contract/sessions';
import { ApiError } from '../api/api-error.js';
import { request } from '../api/request.js';
import { serverAddress } from '../api/server-address.js';
import { noteSessionLost } from '../api/session-lost.js';
import type { LiveSource } from './live-connection.js';
import type { ReceivedEvent } from './live-event.js';
import { LiveTabs } from './live-tabs.js';

export type LiveListener<Name extends LiveEventName> = (data: LiveEvent<Name>, isLeader: boolean) => void;

/** Longer than the server is ever silent. */
const silentForMs = 50_000;
/** Between two looks at the clock; where more than this went by, the machine slept. */
const lookEveryMs = 10_000;
const sleptMs = 90_000;

const listeners = new Map<LiveEventName, Set<LiveListener<LiveEventName>>>();
const stateListeners = new Set<() => void>();
let isUp = false;
let upUntil: ReturnType<typeof setTimeout> | undefined;

function setUp(up: boolean): void {
  if (up === isUp) return;
  isUp = up;
  for (const listener of stateListeners) listener();
}

/** Whether what happens is heard of as it happens. */
export function isLive(): boolean {
  return isUp;
}

export function onLiveState(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

export function onLive<Name extends LiveEventName>(name: Name, listener: LiveListener<Name>): () => void {
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(listener as LiveListener<LiveEventName>));
  return () => all.delete(listener as LiveListener<LiveEventName>);
}

function take({ name, data }: ReceivedEvent, isLeader: boolean): void {
  clearTimeout(upUntil);
  upUntil = setTimeout(() => setUp(false), silentForMs);
  setUp(true);
  for (const listener of listeners.get(name) ?? []) listener(data, isLeader);
}

function openSource(lastEventId: string | undefined): LiveSource {
  const query = lastEventId === undefined ? '' : `?lastEventId=${encodeURIComponent(lastEventId)}`;
  return new EventSource(`${serverAddress()}/api/live${query}`, { withCredentials: true });
}

/** A server that does not answer is no reason to stop. */
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

/** Listens for one person at one company, until it is told to stop. */
export function startLive(who: { personId: string; companyId: string }): () => void {
  const name = `meg-live:${who.companyId}:${who.personId}`;
  const tabs = new LiveTabs({ name, open: openSource, isSignedIn, onHeard: take, wait, random: Math.random });
  let lookedAt = Date.now();
  const clock = setInterval(() => {
    if (Date.now() - lookedAt > sleptMs) tabs.reopen();
    lookedAt = Date.now();
  }, lookEveryMs);
  const reopen = () => tabs.reopen();
  addEventListener('online', reopen);
  return () => {
    removeEventListener('online', reopen);
    clearInterval(clock);
    clearTimeout(upUntil);
    setUp(false);
    tabs.stop();
  };
}
