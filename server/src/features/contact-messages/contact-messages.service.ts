import type { ContactMessage, NewContactMessage } from '@meg/shared/contract/contact-messages';
import { contactTopicNames } from '@meg/shared/domain/forms/contact-message';
import { messageReference } from '@meg/shared/domain/forms/site-message';
import type { Db } from '../../database/schema.js';
import type { ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { plainName } from '../../mail/letter/plain-name.js';
import type { siteMessagesFeature } from '../site-messages/site-messages.feature.js';
import type { Notice } from '../site-messages/staff-notice.service.js';

type Needs = Pick<Ground, 'database'> & ServiceOf<typeof siteMessagesFeature>;

interface Request {
  idempotencyKey: string | undefined;
  body: NewContactMessage;
  botSign: string | null;
}

/** Messages to the people who run this server. */
export class ContactMessagesService {
  constructor(private readonly needs: Needs) {}

  /** Answers the message's reference. */
  async send(request: Request): Promise<string> {
    return messageReference(await this.needs.database.transaction((trx) => this.keep(trx, request)));
  }

  private async keep(db: Db, { idempotencyKey, body, botSign }: Request): Promise<string> {
    const { siteMessages, staffNotice } = this.needs;
    const content = messageIn(body);
    const received = { kind: 'contact-message', idempotencyKey, body, content, botSign } as const;
    const { id, isNew } = await siteMessages.keep(db, received);
    if (isNew && botSign === null) await staffNotice.plan(db, id);
    return id;
  }
}

function messageIn({ website: _, elapsedMs: __, ...message }: NewContactMessage): ContactMessage {
  return message;
}

/** What the staff reads of it. */
export function contactMessageNotice(content: ContactMessage, messageId: string): Notice {
  const { name, email, company, topic, message } = content;
  const who = company === '' ? name : `${name} (${company})`;
  return {
    subject: `${contactTopicNames[topic]}: a message from ${plainName(name, 'a visitor')}`,
    paragraphs: [`${who} wrote by the contact page. Answer to: ${email}`, message, messageReference(messageId)],
  };
}
