import { accessPaths, sitePaths } from '@meg/shared/domain/public-paths';
import { examplePage, home } from './home.js';

export interface SiteLink {
  to: string;
  name: string;
  /** Not a page of the site: the browser goes there by itself. */
  isOutside?: boolean;
}

/** The head of every page and, with the way in, the menu of a small screen. */
export const navigationLinks: readonly SiteLink[] = [
  { to: '/#features', name: 'Features' },
  { to: sitePaths.about, name: 'About' },
  { to: sitePaths.mission, name: 'Mission' },
  { to: sitePaths.beta, name: 'MEG Relay Beta' },
  { to: sitePaths.knowledgeHub, name: 'Knowledge Hub' },
  { to: sitePaths.pricing, name: 'Pricing' },
];

/** What a visitor may do first: in the menu of a small screen and in the footer. */
export const startLinks: readonly SiteLink[] = [
  { to: '/#demo', name: 'Get a Quote' },
  { to: sitePaths.pricing, name: 'See Pricing' },
  { to: sitePaths.contact, name: 'Book a Call' },
  { to: sitePaths.culturalTips, name: 'Country Guide' },
];

export const loginLink: SiteLink = { to: accessPaths.login, name: 'Log in', isOutside: true };

/** The foot of every page leads to all that there is. */
export const footerGroups: readonly { name: string; links: readonly SiteLink[] }[] = [
  {
    name: 'Product',
    links: [
      { to: '/#features', name: 'Features' },
      { to: sitePaths.pricing, name: 'Pricing' },
      { to: sitePaths.beta, name: 'MEG Relay beta' },
      { to: accessPaths.signup, name: 'Sign up', isOutside: true },
      loginLink,
    ],
  },
  {
    name: 'Learn',
    links: [
      { to: sitePaths.knowledgeHub, name: 'Knowledge hub' },
      { to: sitePaths.culturalTips, name: 'Cultural tips' },
    ],
  },
  {
    name: 'Company',
    links: [
      { to: sitePaths.about, name: 'About' },
      { to: sitePaths.mission, name: 'Mission' },
      { to: sitePaths.contact, name: 'Contact' },
    ],
  },
  {
    name: 'Start',
    links: startLinks,
  },
  {
    name: 'Build',
    links: [
      { to: examplePage, name: 'Example page', isOutside: true },
      { to: '/examples/inline/', name: 'Inline example', isOutside: true },
      { to: '/api/docs', name: 'API', isOutside: true },
    ],
  },
];

export const legalLinks: readonly SiteLink[] = [
  { to: sitePaths.privacy, name: 'Privacy' },
  { to: sitePaths.terms, name: 'Terms' },
];

export const shell = {
  brand: 'Meg',
  home: 'Meg, home page',
  skip: 'Skip to the content',
  navigation: 'Main',
  footerNavigation: 'Footer',
  footer: 'The moving assistant. It answers at any hour, from your own rates, and keeps every lead.',
  openDemo: 'Try the Demo',
  tour: 'Tour',
  demoIsLate: home.demoIsLate,
  menu: 'Menu',
  closeMenu: 'Close the menu',
  theme: 'Colours',
} as const;
