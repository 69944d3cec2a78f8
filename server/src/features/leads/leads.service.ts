import { hash } from 'node:crypto';
import type { NewLead, StoredLead } from '@meg/shared/contract/leads';
import { leadReference } from '@meg/shared/domain/lead-reference';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { RecordEvent } from '../events/events.service.js';
import { botSign } from './bot-signs.js';
import { findLeadByKey, insertLeadOnce, type LeadRow } from './leads.store.js';

interface Sources {
  now: () => number;
  newId: () => string;
  recordEvent: RecordEvent;
}

export interface LeadRequest {
  companyId: string;
  idempotencyKey: string | undefined;
  lead: NewLead;
}

/** The parsed body has its fields in the order of the schema, so equal requests have equal text. */
function hashOf(lead: NewLead): string {
  return hash('sha256', JSON.stringify(lead), 'base64url');
}

function answerOf({ id, createdAt }: Pick<LeadRow, 'id' | 'createdAt'>): StoredLead {
  return { id, reference: leadReference(id), status: 'new', createdAt: new Date(createdAt).toISOString() };
}

export class LeadsService {
  constructor(private readonly sources: Sources) {}

  /** Stores the lead and the event that tells of it, or answers as before where this request was stored already. */
  async create(db: Db, request: LeadRequest): Promise<StoredLead> {
    const row = this.rowOf(request);
    if (!(await insertLeadOnce(db, row))) return this.answerAgain(db, row);
    await this.sources.recordEvent(db, { type: 'lead.created', companyId: row.companyId, subjectId: row.id });
    return answerOf(row);
  }

  private rowOf({ companyId, idempotencyKey, lead }: LeadRequest): LeadRow {
    const { companyId: _slug, website, elapsedMs, propertySize, moveSize, ...said } = lead;
    return {
      ...said,
      id: this.sources.newId(),
      companyId,
      idempotencyKey: idempotencyKey ?? null,
      bodyHash: hashOf(lead),
      propertySize: propertySize ?? null,
      moveSize: moveSize ?? null,
      botSign: botSign({ website, elapsedMs }),
      createdAt: this.sources.now(),
    };
  }

  private async answerAgain(db: Db, { companyId, idempotencyKey, bodyHash }: LeadRow): Promise<StoredLead> {
    const first = idempotencyKey === null ? undefined : await findLeadByKey(db, companyId, idempotencyKey);
    if (first?.bodyHash !== bodyHash) throw new AppError('idempotency_conflict');
    return answerOf(first);
  }
}
