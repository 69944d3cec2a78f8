import type { NotificationChoice } from '@meg/shared/domain/notifications/notification-choice';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import type { FinishJob, Job } from '../../../jobs/job.js';
import { isInternal } from '../../../people/person.js';
import { pick } from '../../../pick.js';
import type { PersonRow } from '../../people/people.service.js';
import type { Channels, OutgoingNotification, Recipient, SendOptions, StaffMessage } from '../channels/channel.js';
import type { ChannelName } from '../channels/channel-name.js';
import type { FeaturesUsed } from '../features-used.js';
import { type CompanyFacts, type NotificationFacts, reachOf } from '../plan/notification-facts.js';
import type { NotificationPreferencesService } from '../preferences/notification-preferences.service.js';
import type { HeldDeliveries } from './held-deliveries.js';
import { type Judgement, judgeDelivery } from './judge-delivery.js';
import type { KeptBackDeliveries } from './kept-back-deliveries.js';
import { type Delivery, endDeliveries, markSent } from './notification-deliveries.store.js';

interface Needs extends Ground, FeaturesUsed {
  facts: NotificationFacts;
  preferences: NotificationPreferencesService;
  channels: Channels;
  held: HeldDeliveries;
  keptBack: KeptBackDeliveries;
}

interface Batch {
  /** Of one person and one channel. */
  deliveries: readonly Delivery[];
  wasQuiet: boolean;
  wasKeptBack?: boolean;
  job: Job;
  signal: AbortSignal;
}

interface Judged {
  delivery: Delivery;
  judgement: Judgement;
}

interface Target {
  person: PersonRow;
  company: CompanyFacts;
  channel: ChannelName;
}

/** Sends the deliveries that are still wanted, and stores what became of each. */
export class SendingService {
  constructor(private readonly needs: Needs) {}

  async send({ deliveries, wasQuiet, wasKeptBack = false, job, signal }: Batch): Promise<FinishJob | undefined> {
    const [first] = deliveries;
    if (!first) return undefined;
    const target = await this.targetOf(first);
    const judged = await this.withinLimit(await this.judge(deliveries, target), target);
    const wanted = wantedOf(judged);
    const [firstWanted] = wanted;
    if (firstWanted) {
      const choice = await this.choiceOf(firstWanted.notification);
      const isDigest = wasQuiet || wanted.length > 1;
      const notifications = await this.withFacts(wanted, { channel: target.channel, isDigest });
      const message = { person: recipientOf(target, choice), notifications, isDigest, wasQuiet, wasKeptBack };
      await this.sendOnce(message, target, { jobId: job.id, signal });
    }
    return (trx) => this.store(trx, judged, target);
  }

  /** A mail about one lead lists all that is known of its move; one about several has a line for each lead, once. */
  private withFacts(
    wanted: readonly Delivery[],
    { channel, isDigest }: { channel: ChannelName; isDigest: boolean },
  ): Promise<OutgoingNotification[]> {
    const { facts } = this.needs;
    const notifications = wanted.map(({ notification }) => notification);
    return Promise.all(
      notifications.map(async (one, place): Promise<OutgoingNotification> => {
        const { leadId, companyId } = one;
        const isFirst = notifications.findIndex((other) => other.leadId === leadId) === place;
        if (channel !== 'email' || leadId === null || !isFirst) return one;
        return isDigest
          ? { ...one, factsLine: await facts.lineOfMove(companyId, leadId) }
          : { ...one, facts: await facts.ofMove(companyId, leadId) };
      }),
    );
  }

  /** A mail that failed does not count against the mailbox's limit, because it is tried again. */
  private async sendOnce(message: StaffMessage, { channel }: Target, options: SendOptions): Promise<void> {
    const { channels, mailLimits } = this.needs;
    const { isEmailConfirmed, email: to } = message.person;
    try {
      await channels[channel]?.send(message, options);
    } catch (error) {
      if (channel === 'email' && !isEmailConfirmed) await mailLimits.giveBack('unconfirmed', { to });
      throw error;
    }
  }

  private async withinLimit(judged: Judged[], { person, channel }: Target): Promise<Judged[]> {
    const { database, mailLimits } = this.needs;
    const isMail = channel === 'email' && wantedOf(judged).length > 0;
    if (!isMail || person.emailConfirmedAt !== null) return judged;
    if (await database.transaction((trx) => mailLimits.take(trx, 'unconfirmed', { to: person.email }))) return judged;
    return judged.map((one) =>
      one.judgement.is === 'send' ? { ...one, judgement: { is: 'drop', reason: 'mailbox_full' } } : one,
    );
  }

  private async targetOf({ notification, channel }: Delivery): Promise<Target> {
    const { people, facts } = this.needs;
    const [person, company] = await Promise.all([
      people.require(notification.personId),
      facts.company(notification.companyId),
    ]);
    return { person, company, channel };
  }

  private choiceOf({ personId, type }: Delivery['notification']): Promise<NotificationChoice> {
    const { preferences, database } = this.needs;
    return preferences.choice(database.reader, personId, type);
  }

  private judge(deliveries: readonly Delivery[], { person, company, channel }: Target): Promise<Judged[]> {
    const { channels, now } = this.needs;
    const circumstances = {
      channel,
      isActive: person.state === 'active',
      isSuspended: company.isSuspended,
      isReachable: channels[channel] !== undefined && reachOf(person, company)[channel],
      nowMs: now(),
    };
    return Promise.all(
      deliveries.map(async (delivery) => {
        const { priority } = delivery.notification;
        const choice = await this.choiceOf(delivery.notification);
        return { delivery, judgement: judgeDelivery({ ...circumstances, choice, priority }) };
      }),
    );
  }

  private async store(trx: Db, judged: readonly Judged[], { person, channel }: Target): Promise<void> {
    const { now, held } = this.needs;
    const atMs = now();
    const sent = wantedOf(judged);
    const sentIds = sent.map(({ id }) => id);
    await endDeliveries(trx, sentIds, { state: 'sent', atMs, reason: null });
    const notificationIds = sent.map(({ notification }) => notification.id);
    await markSent(trx, channel, notificationIds, atMs);
    const { id: personId, companyId } = person;
    for (const { delivery, judgement } of judged) {
      const { id } = delivery;
      if (judgement.is === 'drop') await endDeliveries(trx, [id], { state: 'dropped', atMs, reason: judgement.reason });
      if (judgement.is === 'hold')
        await held.hold(trx, id, { companyId, personId, channel, untilMs: judgement.untilMs });
    }
    if (channel === 'email' && person.emailConfirmedAt === null) await this.repeatIfConfirmed(trx, judged, person);
  }

  /** The address may have been confirmed after the limit kept a mail back. */
  private async repeatIfConfirmed(trx: Db, judged: readonly Judged[], { id, companyId }: PersonRow): Promise<void> {
    const { standing, people, keptBack } = this.needs;
    // The lock of the confirmation, so that either it sees these mails as sent or they see it.
    await standing.waitsForLocked(companyId, trx);
    const person = await people.require(id, trx);
    const ids = judged.map(({ delivery }) => delivery.id);
    if (person.emailConfirmedAt !== null) await keptBack.sendAgain(trx, person, ids);
  }
}

const wantedOf = (judged: readonly Judged[]): Delivery[] =>
  judged.filter(({ judgement }) => judgement.is === 'send').map(({ delivery }) => delivery);

function recipientOf({ person, company }: Target, choice: NotificationChoice): Recipient {
  return {
    ...pick(person, 'id', 'companyId', 'email', 'firstName', 'lastName', 'whatsappNumber'),
    isStaff: isInternal(person),
    isEmailConfirmed: person.emailConfirmedAt !== null,
    companyName: company.name,
    country: company.country,
    // UTC is the default: the person has not chosen a time zone.
    timezone: choice.timezone === 'UTC' ? company.timezone : choice.timezone,
  };
}
