import type { Ground } from '../../../ground.js';
import { WhatsAppClient, type WhatsAppSettings } from '../../../whatsapp/whatsapp-client.js';
import type { LeadListService } from '../../lead-work/list/lead-list.service.js';
import type { UnsubscribeService } from '../../unsubscribe/unsubscribe.service.js';
import type { Channels } from './channel.js';
import { EmailChannel } from './email-channel.js';
import { WhatsAppChannel } from './whatsapp-channel.js';

interface Used {
  leadList: LeadListService;
  unsubscribe: UnsubscribeService;
  /** Undefined disables WhatsApp notifications. */
  whatsapp?: WhatsAppSettings | undefined;
}

/** The channels that this server is configured for. */
export function serverChannels(
  { mailer, now, linkAddress }: Pick<Ground, 'mailer' | 'now' | 'linkAddress'>,
  { leadList, unsubscribe, whatsapp }: Used,
): Channels {
  const findLead = leadList.find.bind(leadList);
  const email = new EmailChannel({ mailer, unsubscribe, dashboardAddress: linkAddress, findLead });
  return {
    ...(!mailer.isDropping && { email }),
    ...(whatsapp && { whatsapp: new WhatsAppChannel(new WhatsAppClient(whatsapp, now)) }),
  };
}
