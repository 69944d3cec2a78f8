import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import { describe, expect, it } from 'vitest';
import { chosenLeads, possibleStatuses } from './bulk-status.js';
import { bulkWords } from './bulk-words.js';

const lead = (id: string, status: LeadStatus) => ({ id, status });
const offered = (...statuses: LeadStatus[]) => {
  const leads = statuses.map((status, place) => lead(String(place), status));
  return possibleStatuses(new Set(leads.map(({ id }) => id)), leads);
};

describe('The menu of statuses', () => {
  it('offers one lead only what its present status allows', () => {
    expect(offered('new')).toEqual(['contacted', 'lost', 'human-handoff-requested']);
    expect(offered('contacted')).toEqual(['qualified', 'lost', 'human-handoff-requested']);
    expect(offered('converted')).toEqual(['lost']);
  });

  it('offers many leads what at least one of them may become', () => {
    expect(offered('new', 'qualified')).toEqual(['contacted', 'converted', 'lost', 'human-handoff-requested']);
  });

  it('offers everything while a chosen lead is not read yet', () => {
    expect(possibleStatuses(new Set(['0', '1']), [lead('0', 'new')])).toContain('converted');
  });

  it('knows a lead that is listed and open once', () => {
    const both = [lead('0', 'new'), lead('1', 'new'), undefined, lead('0', 'contacted')];
    expect(chosenLeads(new Set(['0']), both)).toEqual([lead('0', 'contacted')]);
  });
});

describe('What came of a change', () => {
  it('is said of one lead without counting', () => {
    const names = { lead: 'Amina', ofPerson: () => 'Ben Ocampo' };
    const given = { kind: 'assign', assigneeId: 'ben' } as const;
    expect(bulkWords(given, [{ outcome: 'done' }], names)).toEqual({ title: 'Amina: given to Ben Ocampo' });
    expect(bulkWords({ kind: 'status', to: 'qualified' }, [{ outcome: 'refused' }], names)).toMatchObject({
      title: 'Amina was not changed',
      description: 'Its present status does not allow it.',
    });
  });

  it('is counted for many, with the reason that fits the change', () => {
    const names = { lead: undefined, ofPerson: () => 'Ben Ocampo' };
    const tagged = { kind: 'tag', tag: 'office' } as const;
    expect(bulkWords(tagged, [{ outcome: 'done' }, { outcome: 'refused' }], names)).toMatchObject({
      title: '1 lead: tagged “office”',
      description: '1 could not be changed: they have 20 tags already, or they are gone.',
    });
  });
});
