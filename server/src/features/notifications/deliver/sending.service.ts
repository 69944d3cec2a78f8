import type { NotificationChoice } from '@meg/shared/domain/notifications/notification-choice';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import type { FinishJob, Job } from '../../../jobs/job.js';
import type { PeopleService, PersonRow } from '../../people/people.service.js';
import type {
  Addressee,
  ChannelName,
  Channels,
  SendOptions,
  StaffMessage,
  ToldNotification,
} from '../channels/channel.js';
import { type CompanyFacts, type NotificationFacts, reachOf } from '../plan/notification-facts.js';
import type { NotificationPreferencesService } from '../preferences/notification-preferences.service.js';
import type { HeldDeliveries } from './held-deliveries.js';
import { type Judgement, judgeDelivery } from './judge-delivery.js';
import { type Delivery, endDeliveries, markSent } from './notification-deliveries.store.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'mailLimits'> {
  people: PeopleService;
  facts: NotificationFacts;
  preferences: NotificationPreferencesService;
  channels: Channels;
  held: HeldDeliveries;
}

interface Batch {
  /** All of one person and channel. */
  deliveries: readonly Delivery[];
  wasQuiet: boolean;
  job: Job;
  signal: AbortSignal;
}

interface Judged {
  delivery: Delivery;
  judgement: Judgement;
}

interface Reader {
  person: PersonRow;
  company: CompanyFacts;
  channel: ChannelName;
}

/** Sends what is still wanted, and says of each what became of it. */
export class SendingService {
  constructor(private readonly needs: Needs) {}

  async send({ deliveries, wasQuiet, job, signal }: Batch): Promise<FinishJob | undefined> {
    const [first] = deliveries;
    if (!first) return undefined;
    const reader = await this.readerOf(first);
    const judged = await this.withinLimit(await this.judge(deliveries, reader), reader);
    const wanted = judged.filter(({ judgement }) => judgement.is === 'send').map(({ delivery }) => delivery);
    if (wanted.length > 0) {
      const [{ notification }] = wanted as [Delivery];
      const choice = await this.choiceOf(notification);
      const isDigest = wasQuiet || wanted.length > 1;
      const told = wanted.map(({ notification: one }) => one);
      const notifications = await this.withFacts(told, { channel: reader.channel, isDigest });
      const letter = { person: addresseeOf(reader, choice), notifications, isDigest, wasQuiet };
      await this.sendOnce(letter, reader, { jobId: job.id, signal });
    }
    return (trx) => this.store(trx, judged, reader);
  }

  /** A mail about one lead says all that is known of its move; one about several says a line of each lead, once. */
  private withFacts(
    told: readonly Delivery['notification'][],
    { channel, isDigest }: { channel: ChannelName; isDigest: boolean },
  ): Promise<ToldNotification[]> {
    const { facts } = this.needs;
    return Promise.all(
      told.map(async (one, place): Promise<ToldNotification> => {
        const { leadId, companyId } = one;
        const isFirst = told.findIndex((other) => other.leadId === leadId) === place;
        if (channel !== 'email' || leadId === null || !isFirst) return one;
        return isDigest
          ? { ...one, factsLine: await facts.lineOfMove(companyId, leadId) }
          : { ...one, facts: await facts.ofMove(companyId, leadId) };
      }),
    );
  }

  /** What was not sent is not counted: it is tried again. */
  private async sendOnce(letter: StaffMessage, { channel }: Reader, options: SendOptions): Promise<void> {
    const { channels, mailLimits } = this.needs;
    const { isEmailConfirmed, email: to } = letter.person;
    try {
      await channels[channel]?.send(letter, options);
    } catch (error) {
      if (channel === 'email' && !isEmailConfirmed) await mailLimits.giveBack('unconfirmed', { to });
      throw error;
    }
  }

  private async withinLimit(judged: Judged[], { person, channel }: Reader): Promise<Judged[]> {
    const { database, mailLimits } = this.needs;
    const isMail = channel === 'email' && judged.some(({ judgement }) => judgement.is === 'send');
    if (!isMail || person.emailConfirmedAt !== null) return judged;
    if (await database.transaction((trx) => mailLimits.take(trx, 'unconfirmed', { to: person.email }))) return judged;
    return judged.map((one) =>
      one.judgement.is === 'send' ? { ...one, judgement: { is: 'drop', reason: 'mailbox_full' } } : one,
    );
  }

  private async readerOf({ notification, channel }: Delivery): Promise<Reader> {
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

  private judge(deliveries: readonly Delivery[], reader: Reader): Promise<Judged[]> {
    const { channels, now } = this.needs;
    const { person, company, channel } = reader;
    const standing = {
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
        return { delivery, judgement: judgeDelivery({ ...standing, choice, priority }) };
      }),
    );
  }

  private async store(trx: Db, judged: readonly Judged[], { person, channel }: Reader): Promise<void> {
    const { now, held } = this.needs;
    const atMs = now();
    const sent = judged.filter(({ judgement }) => judgement.is === 'send').map(({ delivery }) => delivery);
    const sentIds = sent.map(({ id }) => id);
    await endDeliveries(trx, sentIds, { state: 'sent', atMs, reason: null });
    const notificationIds = sent.map(({ notification }) => notification.id);
    await markSent(trx, channel, notificationIds, atMs);
    for (const { delivery, judgement } of judged) {
      const { id, notification } = delivery;
      if (judgement.is === 'drop') await endDeliveries(trx, [id], { state: 'dropped', atMs, reason: judgement.reason });
      if (judgement.is === 'hold') {
        const { companyId } = notification;
        await held.hold(trx, id, { companyId, personId: person.id, channel, untilMs: judgement.untilMs });
      }
    }
  }
}

function addresseeOf({ person, company }: Reader, choice: NotificationChoice): Addressee {
  const { id, companyId, email, firstName, lastName, whatsappNumber, emailConfirmedAt } = person;
  return {
    id,
    companyId,
    email,
    firstName,
    lastName,
    whatsappNumber,
    isEmailConfirmed: emailConfirmedAt !== null,
    companyName: company.name,
    // UTC is what stands where nobody chose.
    timezone: choice.timezone === 'UTC' ? company.timezone : choice.timezone,
  };
}
