import type { NotificationType } from '@meg/shared/contract/notifications';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { hashOfToken, newToken } from '../../ids/tokens.js';
import { dayMs } from '../../time/time-units.js';
import { deleteLinksOfSubjects, findLink, insertLink, type UnsubscribeLink } from './unsubscribe-links.store.js';

/** Whose mails a link stops, and which. */
export type Stoppable =
  | { companyId: string; personId: string; types: readonly NotificationType[] }
  | { companyId: string; subjectId: string };

/** Those who send the mails, each for its own. */
export interface Stops {
  staff: StaffMails['turnEmailOff'];
  visitor: VisitorMails['stop'];
}

export interface StaffMails {
  turnEmailOff(trx: Db, personId: string, type: NotificationType): Promise<void>;
}

export interface VisitorMails {
  stop(trx: Db, companyId: string, subjectId: string): Promise<void>;
}

/** Longer than anyone keeps an unwanted mail. */
export const keptLinkMs = 400 * dayMs;

export class UnsubscribeService {
  constructor(private readonly ground: Pick<Ground, 'database' | 'now' | 'randomBytes' | 'serverAddress'>) {}

  /** The address to write into one mail. */
  async link(of: Stoppable): Promise<string> {
    const { database, now, randomBytes, serverAddress } = this.ground;
    const token = newToken(randomBytes);
    const row: UnsubscribeLink = {
      tokenHash: hashOfToken(token),
      companyId: of.companyId,
      createdAt: now(),
      ...('personId' in of
        ? { personId: of.personId, types: JSON.stringify(of.types), subjectId: null }
        : { personId: null, types: '[]', subjectId: of.subjectId }),
    };
    await database.transaction((trx) => insertLink(trx, row));
    return `${serverAddress()}/api/unsubscribe/${token}`;
  }

  /** An unknown link stops nothing, and its sender is not told so: it may be a guess. Answers whether it was known. */
  async obey(trx: Db, token: string, stops: Stops): Promise<boolean> {
    const link = await findLink(trx, hashOfToken(token));
    if (!link) return false;
    const { companyId, personId, subjectId, types } = link;
    if (subjectId !== null) await stops.visitor(trx, companyId, subjectId);
    if (personId === null) return true;
    for (const type of JSON.parse(types) as NotificationType[]) await stops.staff(trx, personId, type);
    return true;
  }

  erase(trx: Db, companyId: string, subjectIds: readonly string[]): Promise<void> {
    return deleteLinksOfSubjects(trx, companyId, subjectIds);
  }
}

/** What mail readers offer as a button of their own (RFC 8058). */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
