import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { notification } from './notifications.js';

/** The server-sent events that an open dashboard gets, by name. */
export const liveEvents = {
  /** The first of every connection: the page may show older data than is stored. */
  hello: z.object({ unread: z.number().int(), missed: z.boolean().describe('More than can be told: read all anew.') }),
  notification: z.object({
    notification,
    unread: z.number().int(),
    isQuiet: z.boolean().describe('In quiet hours: shown in the list, without toast or sound.'),
  }),
  /** Read or deleted, perhaps on another screen. */
  notificationsChanged: z.object({ unread: z.number().int() }),
  /** A lead of the company is new or has changed. */
  leads: z.object({ leadId: z.uuid(), isNew: z.boolean() }),
  /** Every 15 seconds, so that a client can tell when the connection is dead. */
  beat: z.object({}),
  /**
   * The last, and why: `stopping` (come again, another server or a newer one is there), `renewed` (come again), `replaced`
   * (too many of this person), `session` (ask who is signed in before coming again).
   */
  bye: z.object({ reason: z.enum(['stopping', 'renewed', 'replaced', 'session']) }),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent<Name extends LiveEventName> = z.infer<(typeof liveEvents)[Name]>;

export const openLive = endpoint('GET', '/api/live', {
  summary: 'Server-sent events of one person and its company, resumed by Last-Event-ID',
  access: 'signedIn',
  query: z.strictObject({
    lastEventId: z.string().max(100).optional().describe('As the header: for a page that takes over from another.'),
  }),
  answer: z.string(),
  answerType: 'text/event-stream; charset=utf-8',
});
