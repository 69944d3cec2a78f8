import type { BetaApplication } from '@meg/shared/contract/beta-applications';
import type { ContactMessage } from '@meg/shared/contract/contact-messages';
import type { SiteMessage, SiteMessageKind, SiteMessageQuery } from '@meg/shared/contract/site-messages';
import { botMessageDays, messageReference, siteMessageMonths } from '@meg/shared/domain/forms/site-message';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { Person } from '../../people/person.js';
import { personName } from '../../people/person-name.js';
import type { KeptRows } from '../../retention/kept-rows.js';
import { hashOfBody } from '../../submissions/idempotency.js';
import { dayMs } from '../../time/time-units.js';
import {
  deleteMessagesOfBots,
  deleteSiteMessage,
  deleteSiteMessagesBefore,
  findSiteMessage,
  findSiteMessageByKey,
  insertSiteMessageOnce,
  listSiteMessages,
  type SiteMessageRow,
  setAnswered,
} from './site-messages.store.js';

export interface ReceivedMessage {
  kind: SiteMessageKind;
  idempotencyKey: string | undefined;
  /** The request as it was parsed. */
  body: object;
  content: BetaApplication | ContactMessage;
  botSign: string | null;
}

const pageLength = 25;
const monthMs = 30.5 * dayMs;

export const keptSiteMessages: readonly KeptRows[] = [
  { table: 'siteMessages', keptMs: siteMessageMonths * monthMs, deleteOld: deleteSiteMessagesBefore },
  {
    table: 'siteMessages',
    which: "those that look like a bot's",
    keptMs: botMessageDays * dayMs,
    deleteOld: deleteMessagesOfBots,
  },
];

type Deed = 'answered' | 'reopened' | 'erased';

/** Stores messages from the forms of the site, and shows them to the platform's staff. */
export class SiteMessagesService {
  constructor(private readonly ground: Pick<Ground, 'database' | 'now' | 'newId' | 'recordAudit'>) {}

  /** A repeated request returns the stored message. Another request with the same key is refused. */
  async keep(db: Db, received: ReceivedMessage): Promise<{ id: string; isNew: boolean }> {
    const row = this.rowOf(received);
    if (await insertSiteMessageOnce(db, row)) return { id: row.id, isNew: true };
    const first = await findSiteMessageByKey(db, row.kind, row.idempotencyKey ?? '');
    if (first?.bodyHash !== row.bodyHash) throw new AppError('idempotency_conflict');
    return { id: first.id, isNew: false };
  }

  async page({ kind, state, cursor }: SiteMessageQuery) {
    const wanted = { kind, state, before: cursor, limit: pageLength + 1 };
    const rows = await listSiteMessages(this.ground.database.reader, wanted);
    const shown = rows.slice(0, pageLength);
    const next = rows.length > pageLength ? (shown.at(-1)?.id ?? null) : null;
    return { messages: shown.map(messageOf), next };
  }

  async require(id: string, db: Db = this.ground.database.reader): Promise<SiteMessage> {
    const row = await findSiteMessage(db, id);
    if (!row) throw new AppError('not_found');
    return messageOf(row);
  }

  setAnswered(person: Person, id: string, isAnswered: boolean): Promise<SiteMessage> {
    const { database, now } = this.ground;
    const by = personName(person);
    const answered = isAnswered ? { answeredAt: now(), answeredBy: by } : { answeredAt: null, answeredBy: null };
    return database.transaction(async (trx) => {
      const hasChanged = await setAnswered(trx, id, answered);
      const message = await this.require(id, trx);
      if (hasChanged) await this.record(trx, person, message, isAnswered ? 'answered' : 'reopened');
      return message;
    });
  }

  async erase(person: Person, id: string): Promise<void> {
    const { database } = this.ground;
    await database.transaction(async (trx) => {
      const message = await this.require(id, trx);
      if (await deleteSiteMessage(trx, id)) await this.record(trx, person, message, 'erased');
    });
    await database.forget();
  }

  /** Recorded in the staff's company, without the content. */
  private record(db: Db, person: Person, { id, kind, reference }: SiteMessage, deed: Deed): Promise<void> {
    const { companyId } = person;
    const action = `site-message.${deed}` as const;
    return this.ground.recordAudit(db, { companyId, person, action, subject: id, detail: { kind, reference } });
  }

  private rowOf({ kind, idempotencyKey, body, content, botSign }: ReceivedMessage): SiteMessageRow {
    return {
      id: this.ground.newId(),
      kind,
      idempotencyKey: idempotencyKey ?? null,
      bodyHash: hashOfBody(body),
      content: JSON.stringify(content),
      botSign,
      answeredAt: null,
      answeredBy: null,
      createdAt: this.ground.now(),
    };
  }
}

function messageOf({ id, kind, content, botSign, answeredAt, answeredBy, createdAt }: SiteMessageRow): SiteMessage {
  const at = answeredAt === null ? undefined : new Date(answeredAt).toISOString();
  return {
    id,
    kind,
    botSign,
    reference: messageReference(id),
    createdAt: new Date(createdAt).toISOString(),
    answered: at === undefined ? null : { at, by: answeredBy ?? '' },
    content: JSON.parse(content),
  };
}
