import type { SessionPerson } from '@meg/shared/contract/sessions';
import { permissions, permissionsOf } from '@meg/shared/domain/people/permissions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandsFor, matches } from './commands.js';

const owner: SessionPerson = {
  id: '0190a000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Moss',
  role: 'customer_admin',
  adminType: 'customer_admin',
  teamRole: 'owner',
  permissions: [...permissions],
  emailConfirmed: true,
  twoFactor: false,
  isOnDuty: true,
  company: {
    id: '0190a000-0000-7000-8000-000000000002',
    slug: 'moss',
    name: 'Moss Removals',
    state: 'active',
    owners: ['Ada Moss'],
  },
  forms: { country: 'GB', units: 'imperial' },
  support: null,
};
const doors = { go: () => {}, setTheme: () => {}, signOut: () => {} };

function namesFor(me: SessionPerson): string[] {
  return commandsFor(me, doors).map(({ name }) => name);
}

describe('the commands', () => {
  it('take an owner to the settings, and not to the platform', () => {
    expect(namesFor(owner)).toEqual(expect.arrayContaining(['Leads', 'Look and words', 'Team']));
    expect(namesFor(owner)).not.toContain('Companies');
  });

  it('take an agent to the work alone', () => {
    const names = namesFor({ ...owner, teamRole: 'agent', permissions: [...permissionsOf('agent')] });
    expect(names).toContain('Leads');
    expect(names).not.toContain('Rates');
    expect(names).not.toContain('Team');
  });

  it('take internal staff to the platform', () => {
    expect(namesFor({ ...owner, role: 'internal_admin', adminType: 'internal_admin' })).toContain('Companies');
  });

  it('go where they say', () => {
    const went: string[] = [];
    const commands = commandsFor(owner, { ...doors, go: (to) => went.push(to) });
    commands.find(({ name }) => name === 'Domains')?.run();
    expect(went).toEqual(['/admin-domains']);
  });
});

describe('a search among the commands', () => {
  const rates = { name: 'Rates', alsoCalled: 'quote engines prices' };

  it.each(['', 'ra', 'RATES', 'quo eng', 'engines rates', ' prïc '])('finds the rates by “%s”', (typed) => {
    expect(matches(rates, typed)).toBe(true);
  });

  it.each(['ates', 'rates leads', 'x'])('does not find them by “%s”', (typed) => {
    expect(matches(rates, typed)).toBe(false);
  });

  it('answers whatever is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (typed) => typeof matches(rates, typed) === 'boolean'));
  });
});
