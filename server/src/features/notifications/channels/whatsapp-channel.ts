import { paths } from '@meg/shared/domain/paths';
import type { TemplateMessage, WhatsAppClient } from '../../../whatsapp/whatsapp-client.js';
import type { Channel, OutgoingNotification, SendOptions, StaffMessage } from './channel.js';

const mostTitles = 3;

/** A path without its first slash: the address in the template ends with one. */
const pageOf = (actionUrl: string | null) => (actionUrl ?? paths.overview).replace(/^\//, '');

function alert({ title, message, actionUrl }: OutgoingNotification, company: string) {
  return { template: 'meg_lead_alert', body: [title, message, company], button: pageOf(actionUrl) };
}

function digest(notifications: readonly OutgoingNotification[], company: string) {
  const titles = notifications.slice(0, mostTitles).map(({ title }) => title);
  const rest = notifications.length - titles.length;
  const list = rest > 0 ? `${titles.join('; ')}; and ${rest} more` : titles.join('; ');
  return { template: 'meg_digest', body: [String(notifications.length), company, list] };
}

/** Notifies a company's people by WhatsApp, with the two templates that docs/notifications.md describes. */
export class WhatsAppChannel implements Channel {
  constructor(private readonly client: Pick<WhatsAppClient, 'send'>) {}

  async send({ person, notifications, isDigest }: StaffMessage, { jobId, signal }: SendOptions): Promise<void> {
    const [first] = notifications;
    if (!first) return;
    const content: Omit<TemplateMessage, 'to' | 'id'> = isDigest
      ? digest(notifications, person.companyName)
      : alert(first, person.companyName);
    await this.client.send({ ...content, to: person.whatsappNumber, id: jobId }, signal);
  }
}
