import type { ContactMessage, NewContactMessage } from '@meg/shared/contract/contact-messages';
import { contactTopicNames } from '@meg/shared/domain/forms/contact-message';
import { messageReference } from '@meg/shared/domain/forms/site-message';
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

  /** Returns the message's reference. */
  async send({ idempotencyKey, body, botSign }: Request): Promise<string> {
    const { database, siteMessages, staffNotice } = this.needs;
    const { website: _, elapsedMs: __, ...content } = body;
    const received = { kind: 'contact-message', idempotencyKey, body, content, botSign } as const;
    return database.transaction(async (trx) => {
      const { id, isNew } = await siteMessages.keep(trx, received);
      if (isNew && botSign === null) await staffNotice.plan(trx, id);
      return messageReference(id);
    });
  }
}

/** The mail to the staff about a message. */
export function contactMessageNotice(content: ContactMessage, messageId: string): Notice {
  const { name, email, company, topic, message } = content;
  const who = company === '' ? name : `${name} (${company})`;
  return {
    subject: `${contactTopicNames[topic]}: a message from ${plainName(name, 'a visitor')}`,
    paragraphs: [`${who} wrote by the contact page. Answer to: ${email}`, message, messageReference(messageId)],
  };
}
