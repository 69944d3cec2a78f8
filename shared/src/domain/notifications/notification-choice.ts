import { isAtLeast, type NotificationType, type Priority } from './notification-kinds.js';
import { type QuietHours, quietUntil } from './quiet-hours.js';

export interface NotificationChoice extends QuietHours {
  readonly inAppEnabled: boolean;
  readonly emailEnabled: boolean;
  readonly whatsappEnabled: boolean;
  /** The lowest priority to be notified of. */
  readonly priority: Priority;
  readonly urgentBreaksThrough: boolean;
}

/** For people who saved no choice. Milestones have low priority: with a higher limit nobody would hear of one. */
export function defaultChoice(type: NotificationType): NotificationChoice {
  return {
    inAppEnabled: true,
    emailEnabled: true,
    whatsappEnabled: false,
    priority: type === 'milestone' ? 'low' : 'medium',
    quietHoursStart: null,
    quietHoursEnd: null,
    timezone: 'UTC',
    urgentBreaksThrough: false,
  };
}

export interface Ways {
  inApp: boolean;
  email: boolean;
  whatsapp: boolean;
  /** The end of the current quiet hours; null outside of them. */
  quietUntilMs: number | null;
}

/** On which channels a person is notified of something of that priority, and whether now. */
export function waysOf(choice: NotificationChoice, priority: Priority, nowMs: number): Ways {
  const isWanted = isAtLeast(priority, choice.priority);
  const breaksThrough = priority === 'urgent' && choice.urgentBreaksThrough;
  return {
    inApp: isWanted && choice.inAppEnabled,
    email: isWanted && choice.emailEnabled,
    whatsapp: isWanted && choice.whatsappEnabled,
    quietUntilMs: breaksThrough ? null : quietUntil(choice, nowMs),
  };
}
