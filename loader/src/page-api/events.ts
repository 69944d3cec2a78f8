import type { VisitorEventDetail, VisitorEventName } from '@meg/shared/bridge/messages';
import { attempt } from '../attempt.js';
import type { Settings } from './settings.js';

/** `ready` says that the chat is loaded, which is not before the visitor's first sign of intent. */
export type HostEventName = 'ready' | 'opened' | 'closed' | VisitorEventName;
export type Listener = (detail: VisitorEventDetail) => unknown;

/** Without a listener, `off` takes away all of the event. */
export type Events = readonly [
  on: (event: unknown, listener: unknown) => void,
  off: (event: unknown, listener?: unknown) => void,
  emit: (event: HostEventName, detail?: VisitorEventDetail) => void,
];

/** As much of the page's `dataLayer` as is used: what Google's Tag Manager reads. */
interface DataLayer {
  dataLayer?: { push(entry: unknown): void };
}

/** Each event goes to those who listen by `Meg('on', …)`, through the page as one of the DOM, and to its data layer. */
export function createEvents(host: EventTarget, settings: Pick<Settings, 'dataLayer'>): Events {
  // Never changed in place: a listener may remove itself while the others are called.
  let entries: [event: unknown, listener: Listener][] = [];
  return [
    (event, listener) => {
      entries = [...entries, [event, listener as Listener]];
    },
    (event, listener) => {
      entries = entries.filter((entry) => entry[0] !== event || (listener && entry[1] !== listener));
    },
    (event, detail = {}) => {
      const type = `meg:${event}`;
      for (const [heard, listener] of entries) if (heard === event) attempt(() => listener(detail));
      attempt(() => {
        host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
        if (settings.dataLayer !== 'off') (window as DataLayer).dataLayer?.push({ event: type, ...detail });
      });
    },
  ];
}
