import { AppError } from '../../app-error.js';
import type { PersonRow } from '../accounts/people.service.js';
import type { InvitationRow } from '../invitations/invitations.service.js';

const mostOpen = 50;
const againAfterMs = 60_000;

/** An invitation carries the company's name into a stranger's mailbox, so it is known who sends it. */
export function requireConfirmedAddress({ emailConfirmedAt }: Pick<PersonRow, 'emailConfirmedAt'>): void {
  if (emailConfirmedAt !== null) return;
  const message = 'Confirm your own email address first: open the link that we sent you. Then you can invite others.';
  throw new AppError('forbidden', { message });
}

/** Nobody's mailbox is filled by inviting again and again. */
export function requireRoomToInvite(open: readonly InvitationRow[], email: string, nowMs: number): void {
  const before = open.find((invitation) => invitation.email === email.toLowerCase());
  if (before && nowMs - before.createdAt < againAfterMs) {
    const message = 'An invitation was sent there within the last minute. Wait a minute to send it again.';
    throw new AppError('rate_limited', { message, retryAfterS: againAfterMs / 1_000 });
  }
  if (!before && open.length >= mostOpen) {
    const message = `There are ${mostOpen} open invitations already. Take one back first.`;
    throw new AppError('validation_failed', { message, fields: { email: message } });
  }
}
