import type { ServiceOf } from '../../feature.js';
import type { WhatsAppSettings } from '../../whatsapp/whatsapp-client.js';
import type { ConfirmingTokensService } from '../account-mails/confirming-tokens.service.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import type { handoffsFeature } from '../handoffs/handoffs.feature.js';
import type { leadWorkFeature } from '../lead-work/lead-work.feature.js';
import type { leadsFeature } from '../leads/leads.feature.js';
import type { ordersFeature } from '../orders/orders.feature.js';
import type { peopleFeature } from '../people/people.feature.js';
import type { unsubscribeFeature } from '../unsubscribe/unsubscribe.feature.js';

export type FeaturesUsed = ServiceOf<typeof companiesFeature> &
  ServiceOf<typeof peopleFeature> &
  ServiceOf<typeof ordersFeature> &
  ServiceOf<typeof handoffsFeature> &
  ServiceOf<typeof leadsFeature> &
  ServiceOf<typeof leadWorkFeature> &
  ServiceOf<typeof unsubscribeFeature> & {
    confirmingTokens: ConfirmingTokensService;
    /** Undefined disables WhatsApp notifications. */
    whatsapp?: WhatsAppSettings | undefined;
  };
