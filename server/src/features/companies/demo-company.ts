import type { companyConfig } from '@meg/shared/contract/company-config';
import { defaultSlug } from '@meg/shared/domain/companies/default-company';
import { demoPrivacyId, sitePaths } from '@meg/shared/domain/public-paths';
import type { z } from 'zod';

/** The demo company's own part of this server's page, where its settings name no other. */
export const demoPrivacyPath = `${sitePaths.privacy}#${demoPrivacyId}`;

const weekday = { open: '09:00', close: '17:00' };

/** The company of a fresh server, for trying Meg out and for calls that name no company. */
export const demoCompany: { slug: string; name: string; config: z.input<typeof companyConfig> } = {
  slug: defaultSlug,
  name: 'Northbound Movers',
  config: {
    contactInfo: { email: 'hello@northbound.example', phone: '+44 113 496 0123', website: '', address: 'Leeds' },
    serviceAreas: ['Leeds', 'Dublin', 'Toronto', 'Tallinn', 'Kuala Lumpur'],
    chatbotConfig: {
      businessHours: {
        timezone: 'Europe/London',
        days: {
          monday: weekday,
          tuesday: weekday,
          wednesday: weekday,
          thursday: weekday,
          friday: weekday,
          saturday: { open: '10:00', close: '14:00' },
          sunday: null,
        },
      },
    },
  },
};
