import { sessionDays, sessionIdleHours } from '@meg/shared/domain/session-time';
import { AppError } from '../../app-error.js';
import { isDatabaseUnavailable } from '../../database/database.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { hashOfToken, newToken } from '../../ids/tokens.js';
import type { Person } from '../../people/person.js';
import { dayMs, hourMs, minuteMs } from '../../time/time-units.js';
import {
  deleteEndedSessions,
  deleteSession,
  deleteSessionByToken,
  deleteSessionsOf,
  type FoundSession,
  findSession,
  findSessionById,
  insertSession,
  listSessions,
  type SessionRow,
  setSupport,
  touchSession,
} from './sessions.store.js';

const idleMs = sessionIdleHours * hourMs;
const absoluteMs = sessionDays * dayMs;
/** The last use is stored at most this often, so that reading a page does not cost a write. */
const touchedAfterMs = 5 * minuteMs;
const supportMs = hourMs;
const longestUserAgent = 200;

/** Pages can be read while the database cannot be written. */
function unlessUnavailable(error: unknown): void {
  if (!isDatabaseUnavailable(error)) throw error;
}

export class SessionsService {
  constructor(private readonly ground: Pick<Ground, 'database' | 'now' | 'newId' | 'randomBytes'>) {}

  /** Always a new session with a new token. Returns the token, which is stored only as a hash. */
  async open(db: Db, personId: string, userAgent: string): Promise<string> {
    const { now, newId, randomBytes } = this.ground;
    const at = now();
    await deleteEndedSessions(db, personId, { lastSeenAt: at - idleMs, createdAt: at - absoluteMs });
    const token = newToken(randomBytes);
    await insertSession(db, {
      id: newId(),
      tokenHash: hashOfToken(token),
      personId,
      supportCompanyId: null,
      supportUntil: null,
      userAgent: userAgent.slice(0, longestUserAgent),
      createdAt: at,
      lastSeenAt: at,
    });
    return token;
  }

  /** The person of this token, if its session has not ended. */
  async findPerson(token: string): Promise<Person | undefined> {
    const { database, now } = this.ground;
    const row = await this.findGood(token);
    if (row && now() - row.lastSeenAt > touchedAfterMs) {
      await database.transaction((trx) => touchSession(trx, row.sessionId, now())).catch(unlessUnavailable);
    }
    return row && this.personOf(row);
  }

  /** As `findPerson`, but without keeping the session alive: for a page that is merely open. */
  async lookUp(token: string): Promise<Person | undefined> {
    const row = await this.findGood(token);
    return row && this.personOf(row);
  }

  async close(db: Db, token: string): Promise<void> {
    await deleteSessionByToken(db, hashOfToken(token));
  }

  /** All sessions of a person, or all but one. */
  async closeAll(db: Db, personId: string, but?: string): Promise<void> {
    await deleteSessionsOf(db, personId, but);
  }

  async closeOne(db: Db, personId: string, id: string): Promise<void> {
    if (!(await deleteSession(db, personId, id))) throw new AppError('not_found');
  }

  async list(personId: string): Promise<SessionRow[]> {
    const rows = await listSessions(this.ground.database.reader, personId);
    return rows.filter((row) => !this.hasEnded(row));
  }

  /** Lets internal staff read a company for an hour. Returns until when. */
  async startSupport(db: Db, sessionId: string, companyId: string): Promise<number> {
    const supportUntil = this.ground.now() + supportMs;
    await setSupport(db, sessionId, { supportCompanyId: companyId, supportUntil });
    return supportUntil;
  }

  async endSupport(db: Db, sessionId: string): Promise<void> {
    await setSupport(db, sessionId, { supportCompanyId: null, supportUntil: null });
  }

  async supportUntil(sessionId: string): Promise<number | null> {
    return (await findSessionById(this.ground.database.reader, sessionId))?.supportUntil ?? null;
  }

  private async findGood(token: string): Promise<FoundSession | undefined> {
    const row = await findSession(this.ground.database.reader, hashOfToken(token));
    return row?.state !== 'active' || this.hasEnded(row) ? undefined : row;
  }

  private personOf({ lastSeenAt, createdAt, state, supportUntil, supportLeadsUntil, ...person }: FoundSession): Person {
    const isOpen = (until: number | null) => until !== null && until > this.ground.now();
    return {
      ...person,
      supportCompanyId: isOpen(supportUntil) ? person.supportCompanyId : null,
      supportLeadsUntil: isOpen(supportLeadsUntil) ? Number(supportLeadsUntil) : null,
    };
  }

  private hasEnded({ createdAt, lastSeenAt }: Pick<SessionRow, 'createdAt' | 'lastSeenAt'>): boolean {
    const at = this.ground.now();
    return at - lastSeenAt > idleMs || at - createdAt > absoluteMs;
  }
}
