import type { NotificationType } from '@meg/shared/contract/notifications';

/** For readers who may not learn who a visitor is: instead of the titles that name one. */
const ofType: Readonly<Partial<Record<NotificationType, string>>> = {
  lead_assigned: 'New lead: A visitor',
  high_priority_lead: 'A visitor should not wait long',
};

/** What happened to a lead that is not new, by the words that `plan-notifications.ts` gives it: nothing else is stored of it. */
const ofKnownLead: readonly (readonly [RegExp, string])[] = [
  [/^A task for you: /, 'A task for you'],
  [/^Due: /, 'A task is due'],
  [/^A lead for you: /, 'A lead for you: A visitor'],
  [/ changed their move$/, 'A visitor changed their move'],
];

/** The title of a notification without the name of the visitor. */
export function namelessTitle(type: NotificationType | null, title: string): string {
  const known = type === 'lead_assigned' ? ofKnownLead.find(([words]) => words.test(title)) : undefined;
  return known?.[1] ?? (type ? ofType[type] : undefined) ?? title;
}
