import { paths } from '@meg/shared/domain/paths';
import type { TemplateMessage, WhatsAppClient } from '../../../whatsapp/whatsapp-client.js';
import type { Channel, SendOptions, StaffMessage, ToldNotification } from './channel.js';

const mostTitles = 3;

/** The page of the dashboard, without the stroke that the template's address ends with. */
const pageOf = (actionUrl: string | null) => (actionUrl ?? paths.overview).replace(/^\//, '');

function alert({ title, message, actionUrl }: ToldNotification, company: string) {
  return { template: 'meg_lead_alert', body: [title, message, company], button: pageOf(actionUrl) };
}

function digest(notifications: readonly ToldNotification[], company: string) {
  const titles = notifications.slice(0, mostTitles).map(({ title }) => title);
  const rest = notifications.length - titles.length;
  const list = rest > 0 ? `${titles.join('; ')}; and ${rest} more` : titles.join('; ');
  return { template: 'meg_digest', body: [String(notifications.length), company, list] };
}

/** Tells a company's people by WhatsApp, with the two templates that docs/notifications.md has to register. */
export class WhatsAppChannel implements Channel {
  constructor(private readonly client: Pick<WhatsAppClient, 'send'>) {}

  async send({ person, notifications, isDigest }: StaffMessage, { jobId, signal }: SendOptions): Promise<void> {
    const [first] = notifications;
    if (!first) return;
    const content: Pick<TemplateMessage, 'template' | 'body' | 'button'> = isDigest
      ? digest(notifications, person.companyName)
      : alert(first, person.companyName);
    await this.client.send({ ...content, to: person.whatsappNumber, id: jobId }, signal);
  }
}
