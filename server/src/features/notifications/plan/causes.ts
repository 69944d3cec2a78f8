import type { LeadSummary } from '@meg/shared/contract/lead-work';
import type { HandoffRow } from '../../handoffs/handoffs.service.js';
import type { ChannelName } from '../channels/channel-name.js';
import type { NotificationRow } from '../notifications.store.js';

type DraftColumn = 'type' | 'priority' | 'title' | 'message' | 'actionUrl' | 'leadId';

/** A notification before it is stored for each of its people. */
export interface Draft extends Pick<NotificationRow, DraftColumn> {
  personIds: readonly string[];
  handoffId?: string;
  /** Not sent by email or WhatsApp, because it reports that these fail. */
  inAppOnly?: true;
}

type LeadField = 'id' | 'name' | 'originCity' | 'destinationCity' | 'quoteAmount' | 'score' | 'assigneeId';
export interface NotifiedLead extends Pick<LeadSummary, LeadField> {
  /** Where they told no route: what else they told of the move, in one short line that is safe to mail. */
  told?: string | undefined;
}

export interface Teammate {
  id: string;
  name: string;
  isOwner: boolean;
  /** An owner or a manager. */
  runsCompany: boolean;
  /** False for who sees only their own leads and nobody's. */
  seesAllLeads: boolean;
  /** False for a role that only reads. */
  worksLeads: boolean;
  /** Whether rules give this person new leads now. */
  isOnDuty: boolean;
  /** By which channels this person can be reached. */
  reach: Readonly<Record<ChannelName, boolean>>;
}

export interface Company {
  currency: string;
  /** Two letters; empty where it has not said so. */
  country: string;
  timezone: string;
  /** Active people only. */
  team: readonly Teammate[];
}

type HandoffColumn = 'id' | 'name' | 'email' | 'phone' | 'requestType' | 'contactMethod' | 'slotStart' | 'slotWish';
export type NotifiedHandoff = Pick<HandoffRow, HandoffColumn>;

export interface OrderNews {
  kind: 'signup' | 'addons';
  companyName: string;
  companySlug: string;
  firstBillUsd: number;
  /** Of the add-ons. */
  names: readonly string[];
}

export interface HandoffNews {
  lead: NotifiedLead | undefined;
  handoff: NotifiedHandoff;
}

export interface CallbackNews extends HandoffNews {
  /** The person of the company who did it; null for the visitor. */
  byId?: string | null;
}

export interface MovedCallback extends CallbackNews {
  /** The time before; null where it is not known. */
  fromMs: number | null;
}

/** What people are notified of. */
export type Cause =
  /** `byId` is who added it by hand, and knows of it. */
  | { kind: 'leadCreated'; lead: NotifiedLead; byId?: string | null }
  | { kind: 'leadRevised'; lead: NotifiedLead; before: string; after: string }
  | { kind: 'leadAssigned'; lead: NotifiedLead; assigneeId: string | null; byId: string | null }
  /** Half of the promise is over, and who has the lead cannot be reached. */
  | { kind: 'assigneeAway'; lead: NotifiedLead }
  | ({ kind: 'handoffRequested' } & HandoffNews)
  | ({ kind: 'callbackChanged' } & MovedCallback)
  | ({ kind: 'callbackCancelled' } & CallbackNews)
  | { kind: 'promiseEnds'; lead: NotifiedLead; dueMs: number; isOver: boolean }
  | { kind: 'taskGiven'; lead: NotifiedLead; text: string; dueMs: number; personId: string }
  | { kind: 'taskDue'; lead: NotifiedLead; text: string; personId: string }
  | { kind: 'goalReached'; goal: number; month: string }
  | { kind: 'milestone'; of: 'leads' | 'conversions'; count: number }
  | { kind: 'webhookDisabled' }
  | { kind: 'chatRefused'; host: string }
  | { kind: 'orderPlaced'; order: OrderNews }
  | { kind: 'supportEmergency' }
  | { kind: 'notDelivered'; jobKind: string }
  /** The company's name is null for a job of the platform. */
  | { kind: 'jobSetAside'; jobKind: string; companyName: string | null };
