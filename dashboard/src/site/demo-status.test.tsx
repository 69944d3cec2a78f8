import type { PublicCompany } from '@meg/shared/contract/companies';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CompanyQuery } from '../features/companies/use-company.js';
import { DemoStatus } from './demo-status.js';

function textOf(query: CompanyQuery): string {
  return renderToStaticMarkup(<DemoStatus query={query} onAskAgain={() => {}} />).replace(/<[^>]+>/g, '');
}

const company: PublicCompany = {
  slug: 'demo',
  name: 'Northbound Movers',
  tagline: '',
  primaryColor: '#1e40af',
  secondaryColor: '#10b981',
  welcomeMessage: '',
  avatarUrl: '',
  phone: '',
  phoneUrl: '',
  privacyUrl: '',
  currency: 'USD',
  quoteFirst: false,
  offersWhatsApp: false,
  offersCalls: false,
  paceFactor: 1,
  allowedDomains: [],
};

describe('the line about the demo', () => {
  it('names the demo company', () => {
    expect(textOf({ state: 'known', company })).toBe('The demo company is Northbound Movers.');
  });

  it('claims nothing before the server has answered', () => {
    expect(textOf({ state: 'asking' })).toBe('Asking the server for the demo company…');
  });

  it('says that the server does not answer, and offers to ask again', () => {
    expect(textOf({ state: 'failed' })).toMatch(/does not answer.*Ask again/);
  });

  it('shows markup in a name as text', () => {
    expect(textOf({ state: 'known', company: { ...company, name: '<img src=x>' } })).toContain('&lt;img src=x&gt;');
  });
});
