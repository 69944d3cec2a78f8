import type { NotificationType, Priority } from '@meg/shared/contract/notifications';
import {
  BellRing,
  ChevronsUp,
  ChevronUp,
  Flame,
  type LucideIcon,
  Minus,
  PartyPopper,
  Target,
  TriangleAlert,
  UserRoundPlus,
} from 'lucide-react';
import type { BadgeTone } from '../../ui/badges/badge.js';

export const typeWords: Readonly<Record<NotificationType, { name: string; detail: string; icon: LucideIcon }>> = {
  lead_assigned: {
    name: 'A lead for you',
    detail: 'A colleague gave you a lead, or a new one is there for the taking.',
    icon: UserRoundPlus,
  },
  high_priority_lead: {
    name: 'An urgent lead',
    detail: 'A promising lead, somebody who asks for a person, or an answer that is due.',
    icon: Flame,
  },
  goal_achieved: { name: 'Goal reached', detail: 'The month’s goal of won leads.', icon: Target },
  system_alert: {
    name: 'System alert',
    detail: 'Something that was to be delivered was not.',
    icon: TriangleAlert,
  },
  milestone: { name: 'Milestone', detail: 'The 1st, 10th, 50th, 100th lead, and so on.', icon: PartyPopper },
};

export const priorityWords: Readonly<Record<Priority, { name: string; tone: BadgeTone; icon: LucideIcon }>> = {
  urgent: { name: 'Urgent', tone: 'bad', icon: BellRing },
  high: { name: 'High', tone: 'warning', icon: ChevronsUp },
  medium: { name: 'Medium', tone: 'info', icon: ChevronUp },
  low: { name: 'Low', tone: 'neutral', icon: Minus },
};

const mostCounted = 99;

export function countText(unread: number): string {
  return unread > mostCounted ? `${mostCounted}+` : String(unread);
}

export function unreadWords(unread: number): string {
  if (unread === 0) return 'no unread notifications';
  return `${unread > mostCounted ? 'over 99' : unread} unread notification${unread === 1 ? '' : 's'}`;
}
