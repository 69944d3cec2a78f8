import type { FactLine } from '@meg/shared/contract/lead-facts';
import type { PersonRow } from '../../people/people.service.js';
import type { NotificationRow } from '../notifications.store.js';
import type { ChannelName } from './channel-name.js';

type NotificationColumn = 'id' | 'type' | 'priority' | 'title' | 'message' | 'actionUrl' | 'leadId' | 'createdAt';

/** A notification as people read it outside the dashboard. */
export interface OutgoingNotification extends Pick<NotificationRow, NotificationColumn> {
  /** What is known of the lead's move, a line each. */
  facts?: readonly FactLine[];
  /** The same in one short line, where it is one among several. */
  factsLine?: string;
}

type PersonColumn = 'id' | 'companyId' | 'email' | 'firstName' | 'lastName' | 'whatsappNumber';

export interface Recipient extends Pick<PersonRow, PersonColumn> {
  companyName: string;
  /** Of the platform: they run it, and work with no moving company. */
  isStaff: boolean;
  /** Where the company is, by whose customs times are written. */
  country: string;
  /** False where the mailbox may be a stranger's, who has never heard of Meg. */
  isEmailConfirmed: boolean;
  /** Times are written in it: the one of the quiet hours, else UTC. */
  timezone: string;
}

export interface StaffMessage {
  person: Recipient;
  /** At least one, the oldest first. */
  notifications: readonly OutgoingNotification[];
  /** True for what was held during quiet hours, even a single one, and for several that came within a minute. */
  isDigest: boolean;
  /** Held during quiet hours. */
  wasQuiet: boolean;
  /** The limit of an unconfirmed mailbox kept them back before. */
  wasKeptBack?: boolean;
}

export interface SendOptions {
  /** The same at every try, so that a receiver can recognise a repeated message. */
  jobId: string;
  signal: AbortSignal;
}

/** A way to reach people outside the dashboard. Fails as a job does: `JobRefused`, `JobPostponed`, or an error to retry. */
export interface Channel {
  send(message: StaffMessage, options: SendOptions): Promise<void>;
}

/** The channels that this server can use. */
export type Channels = Readonly<Partial<Record<ChannelName, Channel>>>;
