export const notificationTypes = [
  'lead_assigned',
  'high_priority_lead',
  'goal_achieved',
  'system_alert',
  'milestone',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** The most pressing first. */
export const priorities = ['urgent', 'high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

export function isAtLeast(priority: Priority, least: Priority): boolean {
  return priorities.indexOf(priority) <= priorities.indexOf(least);
}
