import type { ContactMessage, NewContactMessage } from '@meg/shared/contract/contact-messages';
import { contactTopicNames } from '@meg/shared/domain/contact-message';
import { messageReference } from '@meg/shared/domain/site-message';
import type { Database } from '../../database/database.js';
import type { Db } from '../../database/schema.js';
import type { Mail } from '../../mail/mailer.js';
import type { OutgoingMail } from '../../mail/outgoing-mail.js';
import type { SiteMessagesService } from '../site-messages/site-messages.service.js';
import type { StaffNotice } from '../site-messages/staff-notice.js';

interface Sources {
  database: Database;
  outgoing: OutgoingMail;
  siteMessages: SiteMessagesService;
  staffNotice: StaffNotice;
}

interface Request {
  idempotencyKey: string | undefined;
  body: NewContactMessage;
  botSign: string | null;
}

interface Kept {
  id: string;
  mails: Mail[];
}

/** Messages to the people who run this server. */
export class ContactMessagesService {
  constructor(private readonly sources: Sources) {}

  /** Answers the message's reference. */
  async send(request: Request): Promise<string> {
    const { database, outgoing } = this.sources;
    const { id, mails } = await database.transaction((trx) => this.keep(trx, request));
    for (const mail of mails) outgoing.post(mail);
    return messageReference(id);
  }

  private async keep(db: Db, { idempotencyKey, body, botSign }: Request): Promise<Kept> {
    const { siteMessages, staffNotice } = this.sources;
    const content = messageIn(body);
    const received = { kind: 'contact-message', idempotencyKey, body, content, botSign } as const;
    const { id, isNew } = await siteMessages.keep(db, received);
    const isTold = isNew && botSign === null;
    return { id, mails: isTold ? await staffNotice.mails(db, noticeOf(content, id)) : [] };
  }
}

function messageIn({ website: _, elapsedMs: __, ...message }: NewContactMessage): ContactMessage {
  return message;
}

function noticeOf({ name, email, company, topic, message }: ContactMessage, messageId: string) {
  const who = company === '' ? name : `${name} (${company})`;
  return {
    messageId,
    subject: `${contactTopicNames[topic]}: a message from ${name}`,
    paragraphs: [`${who} wrote by the contact page. Answer to: ${email}`, message, messageReference(messageId)],
  };
}
