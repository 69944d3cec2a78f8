import type { Ground } from '../../../ground.js';
import { WhatsAppClient } from '../../../whatsapp/whatsapp-client.js';
import type { FeaturesUsed } from '../features-used.js';
import type { Channels } from './channel.js';
import { EmailChannel } from './email-channel.js';
import { WhatsAppChannel } from './whatsapp-channel.js';

/** The channels that this server is configured for. */
export function serverChannels({ mailer, now, linkAddress }: Ground, used: FeaturesUsed): Channels {
  const { leadList, unsubscribe, whatsapp, confirmingTokens } = used;
  const findLead = leadList.find.bind(leadList);
  const email = new EmailChannel({ mailer, unsubscribe, confirmingTokens, dashboardAddress: linkAddress, findLead });
  return {
    ...(!mailer.isDropping && { email }),
    ...(whatsapp && { whatsapp: new WhatsAppChannel(new WhatsAppClient(whatsapp, now)) }),
  };
}
