/** How a callback went. */
export const callbackResults = ['done', 'no_answer'] as const;
export type CallbackResult = (typeof callbackResults)[number];

/** Whether a change of a callback is mailed to the visitor. */
export const callbackMails = ['goes_out', 'waits', 'no_email', 'stopped', 'switched_off', 'no_mail_server'] as const;
export type CallbackMail = (typeof callbackMails)[number];

/** A callback is overdue once its time is over, and not while one may be on the phone. */
export function isOverdueAt(startMs: number, nowMs: number, slotMinutes: number): boolean {
  return startMs + slotMinutes * 60_000 <= nowMs;
}
