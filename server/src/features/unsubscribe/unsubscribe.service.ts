import type { NotificationType } from '@meg/shared/contract/notifications';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { hashOfToken, newToken } from '../../ids/tokens.js';
import { dayMs } from '../../time/time-units.js';
import {
  carryLinksOver,
  deleteLinksOfSubjects,
  findLink,
  insertLink,
  type UnsubscribeLink,
} from './unsubscribe-links.store.js';

/** The mails that a link stops: of a person by type, or about a lead or a request. */
export type Stoppable =
  | { companyId: string; personId: string; types: readonly NotificationType[] }
  | { companyId: string; subjectId: string };

/** The services that send the mails and can stop them. */
export interface MailSenders {
  preferences: { turnEmailOff(trx: Db, personId: string, type: NotificationType): Promise<void> };
  visitorMail: { stop(trx: Db, companyId: string, subjectId: string): Promise<void> };
}

/** Longer than people keep an unwanted mail. */
export const keptLinkMs = 400 * dayMs;

export class UnsubscribeService {
  constructor(private readonly ground: Pick<Ground, 'database' | 'now' | 'randomBytes' | 'serverAddress'>) {}

  /** Returns the address for one mail. */
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

  /** False for an unknown link. The page does not say so, because the link may be a guess. */
  async follow(trx: Db, token: string, { preferences, visitorMail }: MailSenders): Promise<boolean> {
    const link = await findLink(trx, hashOfToken(token));
    if (!link) return false;
    const { companyId, personId, subjectId, types } = link;
    if (subjectId !== null) await visitorMail.stop(trx, companyId, subjectId);
    if (personId === null) return true;
    for (const type of JSON.parse(types) as NotificationType[]) await preferences.turnEmailOff(trx, personId, type);
    return true;
  }

  readonly carryOver = carryLinksOver;

  erase(trx: Db, companyId: string, subjectIds: readonly string[]): Promise<void> {
    return deleteLinksOfSubjects(trx, companyId, subjectIds);
  }
}

/** For the unsubscribe button of mail readers (RFC 8058). */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
