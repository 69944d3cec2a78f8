import type { ToldFact } from '@meg/shared/contract/lead-facts';
import type { NotificationType, Priority } from '@meg/shared/contract/notifications';

export const channelNames = ['email', 'whatsapp'] as const;
export type ChannelName = (typeof channelNames)[number];

/** A notification as it is told outside the dashboard. */
export interface ToldNotification {
  id: string;
  type: NotificationType;
  priority: Priority;
  /** One line. */
  title: string;
  message: string;
  /** A page of the dashboard, as in /admin/leads/0190…. */
  actionUrl: string | null;
  /** Whom it is about, where it is about a lead. */
  leadId: string | null;
  createdAt: number;
  /** All that is known of the move that it tells of, a line each. */
  facts?: readonly ToldFact[];
  /** The same in one short line, where it is one among several. */
  factsLine?: string;
}

export interface Addressee {
  id: string;
  companyId: string;
  companyName: string;
  email: string;
  /** Else whoever reads the mails may never have heard of Meg. */
  isEmailConfirmed: boolean;
  firstName: string;
  lastName: string;
  /** As in +60123456789; never empty where WhatsApp is the channel. */
  whatsappNumber: string;
  /** Of the quiet hours, else UTC: in which times are written. */
  timezone: string;
}

export interface StaffMessage {
  person: Addressee;
  /** The oldest first; one at least. */
  notifications: readonly ToldNotification[];
  /** What was held while it was quiet, even where that is one; or several that came within a minute. */
  isDigest: boolean;
  /** Held while it was quiet. */
  wasQuiet: boolean;
}

export interface SendOptions {
  /** The same at every try, so that who receives something twice can tell. */
  jobId: string;
  signal: AbortSignal;
}

/** A way to people outside the dashboard. Fails as a job does: `JobRefused`, `JobPostponed`, or anything to be tried again. */
export interface Channel {
  send(message: StaffMessage, options: SendOptions): Promise<void>;
}

/** Those that this server can use. */
export type Channels = Readonly<Partial<Record<ChannelName, Channel>>>;
