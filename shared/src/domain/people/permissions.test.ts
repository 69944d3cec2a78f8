import { describe, expect, it } from 'vitest';
import { may, permissions, permissionsOf } from './permissions.js';

const lacks = (role: Parameters<typeof may>[0]) => permissions.filter((one) => !may(role, one)).toSorted();

describe('the permissions of a company', () => {
  it('leave an owner nothing to ask for', () => {
    expect(lacks('owner')).toEqual([]);
  });

  it('give a manager all but the plan, the team, the erasure of people and support access', () => {
    expect(lacks('manager')).toEqual([
      'leads.erase',
      'plan.change',
      'plan.see',
      'support.allow',
      'team.manage',
      'team.see',
    ]);
  });

  it('let an agent work leads and change no configuration', () => {
    const { length } = permissionsOf('agent').filter((one) => /\.(change|manage|allow|erase)$/.test(one));
    expect(length).toBe(0);
    for (const one of ['leads.see', 'leads.work', 'leads.seeAll', 'config.see'] as const) {
      expect(may('agent', one), one).toBe(true);
    }
    expect([may('agent', 'leads.export'), may('manager', 'leads.export')]).toEqual([false, true]);
  });

  it('let a reader and staff with support access see, and do nothing', () => {
    for (const role of ['read_only', 'support', 'support_with_leads'] as const) {
      expect(
        permissionsOf(role).filter((one) => !/\.(see|seeAll|people|money|deliveries)$/.test(one)),
        role,
      ).toEqual([]);
    }
  });

  it('show staff no lead that the company has not opened to them, and let them export none', () => {
    for (const one of [
      'leads.see',
      'questions.see',
      'insights.people',
      'webhooks.deliveries',
      'messages.see',
    ] as const) {
      expect([one, may('support', one), may('support_with_leads', one)]).toEqual([one, false, true]);
    }
    expect(may('support_with_leads', 'leads.export')).toBe(false);
  });

  it('give nobody what an owner does not have, and no permission twice', () => {
    for (const role of ['owner', 'manager', 'agent', 'read_only', 'support', 'support_with_leads'] as const) {
      const own = permissionsOf(role);
      expect(new Set(own).size, role).toBe(own.length);
      for (const one of own) expect(permissions, role).toContain(one);
    }
  });
});
