import type { CompanyConfig } from '@meg/shared/contract/company-config';
import type { SiteLook } from '@meg/shared/contract/site-look';
import { spelled } from '../../ui/text/format.js';

/** What the website has and the chat does not use yet, or uses already. */
export interface Proposal {
  key: 'colour' | 'second' | 'logo' | 'name' | 'tagline' | 'phone';
  label: string;
  kind: 'colour' | 'picture' | 'words';
  now: string;
  found: string;
  /** Where it cannot be stored: why. */
  problem: string;
  take: (config: CompanyConfig) => CompanyConfig;
}

const withBranding = (config: CompanyConfig, part: Partial<CompanyConfig['branding']>): CompanyConfig => ({
  ...config,
  branding: { ...config.branding, ...part },
});

/** What can be taken over from a website, each by itself. */
export function proposalsOf(config: CompanyConfig, look: SiteLook, ownName: string): Proposal[] {
  const { branding, chatbotConfig, contactInfo } = config;
  const [first = '', second = ''] = look.colours;
  const logo = look.logo;
  const all: Proposal[] = [
    {
      key: 'colour',
      label: spelled('Main colour'),
      kind: 'colour',
      now: branding.primaryColor,
      found: first,
      problem: '',
      take: (before) => withBranding(before, { primaryColor: first }),
    },
    {
      key: 'second',
      label: spelled('Second colour'),
      kind: 'colour',
      now: branding.secondaryColor,
      found: second,
      problem: '',
      take: (before) => withBranding(before, { secondaryColor: second }),
    },
    {
      key: 'logo',
      label: 'Picture in the chat',
      kind: 'picture',
      now: chatbotConfig.avatarUrl,
      found: logo?.picture ?? '',
      problem: logo?.setting === '' ? 'Too big to store, and its address does not begin with https://' : '',
      take: (before) => ({
        ...before,
        chatbotConfig: { ...before.chatbotConfig, avatarUrl: logo?.setting ?? '' },
      }),
    },
    {
      key: 'name',
      label: 'Name',
      kind: 'words',
      now: branding.companyName || ownName,
      found: look.name.slice(0, 120),
      problem: '',
      take: (before) => withBranding(before, { companyName: look.name.slice(0, 120) }),
    },
    {
      key: 'tagline',
      label: 'Tagline',
      kind: 'words',
      now: branding.tagline,
      found: look.tagline.slice(0, 200),
      problem: '',
      take: (before) => withBranding(before, { tagline: look.tagline.slice(0, 200) }),
    },
    {
      key: 'phone',
      label: 'Phone',
      kind: 'words',
      now: contactInfo.phone,
      found: look.phone,
      problem: '',
      take: (before) => ({ ...before, contactInfo: { ...before.contactInfo, phone: look.phone } }),
    },
  ];
  return all.filter(({ found }) => found !== '');
}

/** Whether the chat uses it already. */
export function isTaken({ take }: Proposal, config: CompanyConfig): boolean {
  return JSON.stringify(take(config)) === JSON.stringify(config);
}

/** How the chat looks with all of it. */
export function withAll(config: CompanyConfig, proposals: readonly Proposal[]): CompanyConfig {
  return proposals.filter(({ problem }) => problem === '').reduce((before, { take }) => take(before), config);
}
