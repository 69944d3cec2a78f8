import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countHidden, isNarrowed, queryOf, readFilter, sortingOf, viewOf, writeFilter } from './lead-filter.js';

describe('the filter in the address bar', () => {
  it('reads back what it writes', () => {
    const id = '019a0000-0000-7000-8000-000000000001';
    const values = { view: 'mine', search: 'amina & co', status: 'new', from: '2026-11-01', assignee: id, sort: 'due' };
    expect(readFilter(writeFilter(values))).toEqual(values);
  });

  it('ignores unknown values in the address', () => {
    const params = new URLSearchParams('view=x&status=dead&from=yesterday&assignee=me&sort=phone&bots=1&x=y&search=');
    expect(readFilter(params)).toEqual({});
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, value) => {
        const values = readFilter(new URLSearchParams([[name, value]]));
        expect(readFilter(writeFilter(values))).toEqual(values);
      }),
    );
  });

  it('shows what is open, the most urgent first, and searches through all, the newest first', () => {
    expect(viewOf({})).toBe('open');
    expect(sortingOf({})).toEqual({ sort: 'due', direction: 'asc' });
    expect(viewOf({ search: 'M-ABCDEFGH' })).toBe('all');
    expect(viewOf({ status: 'lost' })).toBe('all');
    expect(sortingOf({ view: 'all' })).toEqual({ sort: 'createdAt', direction: 'desc' });
    expect(viewOf({ search: 'piano', view: 'mine' })).toBe('mine');
    expect(sortingOf({ sort: 'score' })).toEqual({ sort: 'score', direction: 'desc' });
  });

  it('includes both days, in the time zone of the reader', () => {
    const { from, to } = queryOf({ from: '2026-11-01', to: '2026-11-01' });
    expect(from).toBe(new Date(2026, 10, 1).toISOString());
    expect(to).toBe(new Date(2026, 10, 2).toISOString());
  });

  it('knows whether it narrows the list, and how many filters are hidden', () => {
    expect(isNarrowed({ sort: 'name', view: 'mine' })).toBe(false);
    expect(isNarrowed({ search: 'a' })).toBe(true);
    expect(countHidden({ search: 'a', tag: 'piano', bots: 'hide' })).toBe(2);
  });
});
