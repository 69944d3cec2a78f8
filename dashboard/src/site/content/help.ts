import { sitePaths } from '@meg/shared/domain/public-paths';
import type { SiteLink } from './shell.js';

export const helpWords = { label: 'Help & Tour', tour: 'Take the tour', tourLabel: 'Tour' } as const;

export const helpLinks: readonly SiteLink[] = [
  { to: sitePaths.knowledgeHub, name: 'Knowledge hub' },
  { to: '/api/docs', name: 'API', isOutside: true },
  { to: sitePaths.contact, name: 'Contact' },
];
