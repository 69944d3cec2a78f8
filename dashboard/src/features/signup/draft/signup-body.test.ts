import { signUp } from '@meg/shared/contract/signup';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areasOf, signupBody } from './signup-body.js';
import { emptyDraft } from './signup-draft.js';

const human = { website: '', elapsedMs: 60_000 };
const draft = {
  ...emptyDraft,
  companyName: '  Harbour Removals ',
  businessEmail: 'office@harbour.example',
  phone: '+353 1 496 0123',
  serviceAreas: ' Dublin, Cork ,, Galway ,',
  firstName: 'Aoife',
  lastName: 'Byrne',
  adminEmail: 'aoife@harbour.example',
  password: '  a long walk along the quay ',
};

describe('what the sign-up sends', () => {
  it('is accepted by the contract', () => {
    expect(signUp.body.safeParse(signupBody({ ...draft, addons: ['white-label'] }, human)).error).toBeUndefined();
  });

  it('fills in the defaults of a new company for what is not asked', () => {
    const { company } = signUp.body.parse(signupBody(draft, human));
    const bare = signUp.body.parse({
      company: { name: 'Bare', contactInfo: { email: 'a@b.example', phone: '1' } },
      adminUser: { email: 'a@b.example', password: draft.password, firstName: 'A', lastName: 'B' },
    });
    expect(company.pricing).toEqual(bare.company.pricing);
    expect(company.chatbotConfig).toEqual(bare.company.chatbotConfig);
    expect(company.country).toBeUndefined();
    expect(company.branding).toEqual({ ...bare.company.branding, companyName: 'Harbour Removals' });
    expect(company.branding).toMatchObject({ primaryColor: '#1e40af', secondaryColor: '#10b981' });
  });

  it('sends what was corrected of the place, and what the browser knows of it', () => {
    const corrected = {
      country: 'US',
      currency: 'USD',
      units: 'imperial' as const,
      timezone: 'America/Chicago',
      language: 'es',
    };
    const sent = signUp.body.parse(signupBody({ ...draft, ...corrected, serviceCountries: ['US', 'MX'] }, human));
    const { timezone, ...place } = corrected;
    expect(sent.company).toMatchObject({ ...place, serviceCountries: ['US', 'MX'] });
    expect(sent.company.chatbotConfig.businessHours?.timezone).toBe(timezone);
    expect(sent.browser?.timezone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('trims what was typed, and leaves the password as it is', () => {
    const { company, adminUser } = signupBody(draft, human);
    expect(company.name).toBe('Harbour Removals');
    expect(adminUser.password).toBe('  a long walk along the quay ');
  });
});

describe('service areas', () => {
  it('are separated by commas', () => {
    expect(areasOf(draft.serviceAreas)).toEqual(['Dublin', 'Cork', 'Galway']);
  });

  it('are trimmed and never empty, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...', ab\t') }), (text) => {
        for (const area of areasOf(text)) {
          expect(area).toBe(area.trim());
          expect(area).not.toBe('');
        }
      }),
    );
  });
});
