import type { NewFeedback, StoredFeedback } from '@meg/shared/contract/feedback';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { botSign } from '../../submissions/bot-signs.js';
import { hashOfBody, requireStoredBefore } from '../../submissions/idempotency.js';
import type { LeadsService } from '../leads/leads.service.js';
import { type FeedbackRow, feedbackRows, findFeedbackByKey, insertFeedbackOnce } from './feedback.store.js';

export type { FeedbackRow } from './feedback.store.js';

interface Needs extends Pick<Ground, 'now' | 'newId' | 'recordEvent'> {
  leads: LeadsService;
}

export interface FeedbackRequest {
  companyId: string;
  idempotencyKey: string | undefined;
  feedback: NewFeedback;
}

function answerOf({ id, createdAt }: Pick<FeedbackRow, 'id' | 'createdAt'>): StoredFeedback {
  return { id, createdAt: new Date(createdAt).toISOString() };
}

export class FeedbackService {
  readonly find = feedbackRows.find;
  readonly ofLead = feedbackRows.ofLead;
  readonly ofPerson = feedbackRows.ofPerson;
  readonly carryOver = feedbackRows.carryOver;
  readonly erase = feedbackRows.erase;
  readonly eraseLoose = feedbackRows.eraseLoose;

  constructor(private readonly needs: Needs) {}

  /** Stores the feedback and its event, or returns the first answer if this request was stored before. */
  async give(db: Db, request: FeedbackRequest): Promise<StoredFeedback> {
    const { companyId } = request;
    const { leadId } = request.feedback;
    const lead = leadId === undefined ? undefined : await this.needs.leads.require(db, companyId, leadId);
    const row = { ...this.rowOf(request), leadId: lead?.id ?? null };
    if (!(await insertFeedbackOnce(db, row))) return answerOf(await requireStoredBefore(db, row, findFeedbackByKey));
    await this.needs.recordEvent(db, { type: 'feedback.given', companyId, subjectId: row.id });
    return answerOf(row);
  }

  private rowOf({ companyId, idempotencyKey, feedback }: FeedbackRequest): Omit<FeedbackRow, 'leadId'> {
    const { rating, comment = '', userEmail = '', sessionId = '', conversationLength } = feedback;
    return {
      id: this.needs.newId(),
      companyId,
      idempotencyKey: idempotencyKey ?? null,
      bodyHash: hashOfBody(feedback),
      rating,
      comment,
      userEmail,
      sessionId,
      conversationLength: conversationLength ?? null,
      botSign: botSign(feedback),
      createdAt: this.needs.now(),
    };
  }
}
