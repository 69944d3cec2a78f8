import { type NotificationChoice, waysOf } from '@meg/shared/domain/notifications/notification-choice';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import { pick } from '../../../pick.js';
import { minuteMs } from '../../../time/time-units.js';
import type { Announce } from '../../live/live.events.js';
import type { Channels } from '../channels/channel.js';
import { type ChannelName, channelNames } from '../channels/channel-name.js';
import type { HeldDeliveries } from '../deliver/held-deliveries.js';
import { insertDelivery } from '../deliver/notification-deliveries.store.js';
import { insertNotificationOnce, type NotificationRow } from '../notifications.store.js';
import type { NotificationPreferencesService } from '../preferences/notification-preferences.service.js';
import type { Cause, Company, Draft, Teammate } from './causes.js';
import { collectedUntil } from './collecting.js';
import { planNotification } from './plan-notifications.js';

interface Needs extends Pick<Ground, 'now' | 'newId' | 'addJob' | 'limits'> {
  announce: Announce;
  channels: Channels;
  preferences: NotificationPreferencesService;
  held: HeldDeliveries;
}

/** What caused a notification: each person is notified once of each event. */
export interface Origin {
  eventId: string;
  companyId: string;
  /** Lists show the notification at the time of this event; missing: now. */
  causeId?: string;
  /** Caused by a network that asks again and again. */
  isCrowded?: boolean;
}

/** A lead's own message arrives before the congratulation on it: both are planned at once, and sent side by side. */
const milestoneAfterMs = minuteMs;

/** The part of a UUID of version 7 that holds its time and its order within the millisecond. */
const timeEnds = 26;

/** An id that sorts by the time of its cause, in whatever order notifications are planned. */
export function idInTimeOf(causeId: string, newId: string): string {
  return `${causeId.slice(0, timeEnds)}${newId.slice(timeEnds)}`;
}

interface PersonDraft {
  origin: Origin;
  draft: Draft;
  person: Teammate;
  choice: NotificationChoice;
  /** What happened, and to whom. */
  about: string | undefined;
}

interface Way extends Pick<PersonDraft, 'origin' | 'about'> {
  channel: ChannelName;
  quietUntilMs: number | null;
}

/** Stores notifications and their deliveries in the transaction that ends the planning. */
export class NotifyService {
  constructor(private readonly needs: Needs) {}

  async notify(trx: Db, origin: Origin, { cause, company }: { cause: Cause; company: Company }): Promise<void> {
    const draft = planNotification(cause, company);
    if (!draft) return;
    const whom = draft.leadId ?? draft.handoffId;
    const about = whom === undefined ? undefined : `${cause.kind} ${whom}`;
    const choiceOf = await this.needs.preferences.choices(trx, draft.personIds, draft.type);
    for (const person of company.team.filter(({ id }) => draft.personIds.includes(id))) {
      await this.notifyPerson(trx, { origin, draft, person, choice: choiceOf(person.id), about });
    }
  }

  private async notifyPerson(trx: Db, { origin, draft, person, choice, about }: PersonDraft): Promise<void> {
    const { inApp, quietUntilMs, ...ways } = waysOf(choice, draft.priority, this.needs.now());
    const channels = channelNames.filter((name) => ways[name] && this.reaches(name, person, draft));
    if (!inApp && channels.length === 0) return;
    const row = this.rowOf(origin, draft, { personId: person.id, isListed: inApp ? 1 : 0 });
    if (!(await insertNotificationOnce(trx, row))) return;
    const { companyId, personId, id: subjectId } = row;
    const isQuiet = quietUntilMs !== null;
    if (inApp) await this.needs.announce(trx, { companyId, personId, kind: 'notification', subjectId, isQuiet });
    for (const channel of channels) await this.deliver(trx, row, { channel, quietUntilMs, origin, about });
  }

  private reaches(name: ChannelName, { reach }: Teammate, { inAppOnly }: Draft): boolean {
    return !inAppOnly && reach[name] && this.needs.channels[name] !== undefined;
  }

  private async deliver(trx: Db, row: NotificationRow, { channel, quietUntilMs, origin, about }: Way): Promise<void> {
    const { newId, now, addJob, held, limits } = this.needs;
    const { companyId, personId } = row;
    const id = newId();
    const arrival = { channel, nowMs: now(), limits, about, isCrowded: origin.isCrowded ?? false };
    const untilMs = quietUntilMs ?? (await collectedUntil(trx, row, arrival));
    const delivery = { id, notificationId: row.id, personId, channel, dueAt: untilMs ?? now() };
    const state = untilMs === undefined ? 'due' : 'held';
    await insertDelivery(trx, { ...delivery, state, finishedAt: null, reason: null });
    if (untilMs !== undefined) {
      await held.digestAt(trx, { companyId, personId, channel, untilMs, wasQuiet: quietUntilMs !== null });
    } else {
      const payload = { notificationId: row.id, deliveryId: id };
      const runAt = row.type === 'milestone' ? now() + milestoneAfterMs : now();
      await addJob(trx, { kind: `notifications.${channel}`, companyId, payload, runAt });
    }
  }

  private rowOf(
    { eventId, companyId, causeId }: Origin,
    draft: Draft,
    listing: Pick<NotificationRow, 'personId' | 'isListed'>,
  ): NotificationRow {
    const { newId, now } = this.needs;
    return {
      id: causeId === undefined ? newId() : idInTimeOf(causeId, newId()),
      companyId,
      eventId,
      ...pick(draft, 'type', 'priority', 'title', 'message', 'actionUrl', 'leadId'),
      handoffId: draft.handoffId ?? null,
      ...listing,
      readAt: null,
      createdAt: now(),
      emailSentAt: null,
      whatsappSentAt: null,
    };
  }
}
