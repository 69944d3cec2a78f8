import type { SentMessage, SentMessageWay } from '@meg/shared/contract/sent-messages';
import type { Ground } from '../../ground.js';
import type { SentMessageQuery, SentMessageSource } from '../../sent-message.js';
import type { HandoffsService } from '../handoffs/handoffs.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import { addressHash } from './address-hash.js';
import { listSentVisitorMails, type VisitorMail } from './visitor-mails.store.js';

interface Needs extends Pick<Ground, 'database'> {
  leads: LeadsService;
  handoffs: HandoffsService;
}

const kinds = {
  quote: 'visitor_quote',
  callback: 'visitor_callback',
  moved: 'visitor_callback_moved',
  cancellation: 'visitor_cancellation',
  answer: 'visitor_answer',
} as const;
const events = {
  quote: 'lead.created',
  callback: 'handoff.requested',
  moved: 'callback.changed',
  cancellation: 'callback.cancelled',
  answer: 'question.answered',
} as const;

function wayOf({ sentAt, reason, createdAt }: VisitorMail): SentMessageWay {
  const state = sentAt !== null ? 'sent' : reason !== null ? 'failed' : 'queued';
  return { channel: 'email', state, reason, at: new Date(sentAt ?? createdAt).toISOString() };
}

/** Mails that visitors asked for. */
export class SentVisitorMailsService implements SentMessageSource {
  constructor(private readonly needs: Needs) {}

  async sent({ visitorEmail, ...wanted }: SentMessageQuery): Promise<SentMessage[]> {
    if (visitorEmail === null) return [];
    const hash = visitorEmail === undefined ? undefined : addressHash(wanted.companyId, visitorEmail);
    const rows = await listSentVisitorMails(this.needs.database.reader, { ...wanted, addressHash: hash });
    return Promise.all(rows.map((row) => this.messageOf(row)));
  }

  private async messageOf(row: VisitorMail): Promise<SentMessage> {
    const { database, leads, handoffs } = this.needs;
    const lead = await leads.find(database.reader, row.companyId, row.subjectId);
    const handoff = lead ? undefined : await handoffs.find(database.reader, row.companyId, row.subjectId);
    return {
      id: row.id,
      at: new Date(row.createdAt).toISOString(),
      kind: kinds[row.kind],
      title: '',
      recipient: { personId: null, name: lead?.name ?? '', address: lead?.email ?? handoff?.email ?? '' },
      leadId: lead?.id ?? null,
      event: events[row.kind],
      notificationType: null,
      priority: null,
      preference: null,
      ways: [wayOf(row)],
    };
  }
}
