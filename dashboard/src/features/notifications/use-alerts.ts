import type { LiveEvent } from '@meg/shared/contract/live';
import type { Notification as MegNotification, Priority } from '@meg/shared/contract/notifications';
import { isAtLeast } from '@meg/shared/domain/notifications/notification-kinds';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLive } from '../../live/use-live.js';
import { toast } from '../../ui/feedback/toast.js';
import { isSwitchedOn, popUpPermission } from './browser-settings.js';
import { ring } from './notification-sound.js';
import { useNotificationWork } from './notifications.queries.js';

const visibleLock = 'meg-visible';
/** How long a toast is shown. */
const shownMs = 5_000;

/** Each visible tab holds this lock, so that the tab that listens knows whether any of them is in view. */
function useVisibleLock(): void {
  useEffect(() => {
    if (!('locks' in navigator)) return;
    let release: (() => void) | undefined;
    const follow = () => {
      release?.();
      release = document.hidden ? undefined : hold();
    };
    document.addEventListener('visibilitychange', follow);
    follow();
    return () => {
      document.removeEventListener('visibilitychange', follow);
      release?.();
    };
  }, []);
}

function hold(): () => void {
  const stop = new AbortController();
  const untilAborted = () => new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()));
  navigator.locks
    .request(visibleLock, { mode: 'shared' }, () => (stop.signal.aborted ? undefined : untilAborted()))
    .catch(() => undefined);
  return () => stop.abort();
}

async function isSeenSomewhere(): Promise<boolean> {
  if (!document.hidden) return true;
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === visibleLock);
}

/** Shows a notification of the browser; a click brings the page to the front. */
function popUp({ id, title, message }: MegNotification, open: () => void): void {
  try {
    const shown = new Notification(title, { body: message, tag: id });
    shown.onclick = () => {
      window.focus();
      shown.close();
      open();
    };
  } catch {
    // Some phones allow notifications only from a service worker.
  }
}

/** A toast replaces the one before, so while one is shown only an equal or higher priority may follow. */
function useToastRank(): (priority: Priority) => boolean {
  const shown = useRef<{ priority: Priority; untilMs: number }>(undefined);
  return (priority) => {
    const before = shown.current;
    if (before && before.untilMs > Date.now() && !isAtLeast(priority, before.priority)) return false;
    shown.current = { priority, untilMs: Date.now() + shownMs };
    return true;
  };
}

/** Alerts for each new notification: a toast in every tab, sound and pop-up in one of them. None in quiet hours. */
export function useAlerts(): void {
  useVisibleLock();
  const navigate = useNavigate();
  const { read } = useNotificationWork();
  const mayShow = useToastRank();
  useLive('notification', ({ notification, isQuiet }: LiveEvent<'notification'>, isLeader) => {
    if (isQuiet) return;
    const { id, title, message, actionUrl, priority } = notification;
    const open = () => {
      read.mutate(id);
      if (actionUrl !== null) void navigate(actionUrl);
    };
    const description = message === title ? undefined : message;
    if (mayShow(priority))
      toast({ title, description, ...(actionUrl !== null && { action: { label: 'Open', onSelect: open } }) });
    if (!isLeader) return;
    if (isSwitchedOn('sound')) void ring();
    if (isSwitchedOn('popUp') && popUpPermission() === 'granted') {
      void isSeenSomewhere().then((isSeen) => !isSeen && popUp(notification, open));
    }
  });
}
