import type { VisitorEventDetail, VisitorEventName } from '@meg/shared/bridge/messages';
import { warn } from './warn.js';

/** `ready` says that the chat is loaded, which is not before the visitor's first sign of intent. */
export type HostEventName = 'ready' | 'opened' | 'closed' | VisitorEventName;
export type Listener = (detail: VisitorEventDetail) => unknown;

export interface Listeners {
  on(event: unknown, listener: unknown): void;
  /** Without a listener, all of the event are taken away. */
  off(event: unknown, listener?: unknown): void;
  emit(event: HostEventName, detail: VisitorEventDetail): void;
}

export function createListeners(): Listeners {
  // Never changed in place: a listener may take itself away while the others are being called.
  let entries: [event: unknown, listener: Listener][] = [];
  return {
    on(event, listener) {
      entries = [...entries, [event, listener as Listener]];
    },
    off(event, listener) {
      entries = entries.filter((entry) => entry[0] !== event || (listener && entry[1] !== listener));
    },
    emit(event, detail) {
      for (const [heard, listener] of entries) {
        try {
          if (heard === event) listener(detail);
        } catch (fault) {
          warn(fault);
        }
      }
    },
  };
}
