import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { minuteMs } from '../../time-units.js';
import type { CompanyDirectoryService } from '../companies/company-directory.service.js';
import type { InvitationRow, InvitationsService, Invited } from './invitations.service.js';

const mostOpen = 50;
const againAfterMs = minuteMs;

function sentJustNow(): AppError {
  const message = 'An invitation was sent there within the last minute. Wait a minute to send it again.';
  return new AppError('rate_limited', { message, retryAfterS: againAfterMs / 1_000 });
}

interface Needs extends Pick<Ground, 'now'> {
  invitations: InvitationsService;
  directory: CompanyDirectoryService;
}

/** Limits invitations, so that nobody's mailbox is filled. */
export async function inviteWithRoom(db: Db, { now, invitations, directory }: Needs, invited: Invited) {
  const { companyId, email } = invited;
  await directory.lock(db, companyId);
  requireRoom(await invitations.list(companyId, db), email, now());
  const made = await invitations.invite(db, invited);
  requireAlone(await invitations.list(companyId, db), made.invitation);
  return made;
}

/** Transactions that share one write do not wait for each other but see each other's rows, so this checks again. */
function requireAlone(open: readonly InvitationRow[], { id, email }: InvitationRow): void {
  const there = open.filter((invitation) => invitation.email === email);
  if (there.length !== 1 || there[0]?.id !== id) throw sentJustNow();
  if (open.length > mostOpen) throw tooMany();
}

function requireRoom(open: readonly InvitationRow[], email: string, nowMs: number): void {
  const before = open.find((invitation) => invitation.email === email.toLowerCase());
  if (before && nowMs - before.createdAt < againAfterMs) throw sentJustNow();
  if (!before && open.length >= mostOpen) throw tooMany();
}

function tooMany(): AppError {
  const message = `There are ${mostOpen} open invitations already. Take one back first.`;
  return new AppError('validation_failed', { message, fields: { email: message } });
}
