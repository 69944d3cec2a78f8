import { describe, expect, it } from 'vitest';
import { waitingWords, wasInTime } from './waiting-words.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 19, 12, minute)).toISOString();
const now = Date.parse(at(12));
const lead = {
  status: 'new' as const,
  createdAt: at(0),
  respondBy: at(20),
  firstContactAt: null,
  responseMinutes: null,
};

const plain = (words: ReturnType<typeof waitingWords>) =>
  Object.fromEntries(
    Object.entries(words).map(([name, said]) => [
      name,
      typeof said === 'string' ? said.replaceAll('\u00a0', ' ') : said,
    ]),
  );

describe('the waiting time in the list of leads', () => {
  it('shows how long a lead waits and when an answer is due', () => {
    expect(plain(waitingWords(lead, now))).toEqual({ isLate: false, waited: '12 min', due: 'due in 8 min' });
  });

  it('marks a late answer', () => {
    expect(plain(waitingWords({ ...lead, respondBy: at(5) }, now))).toEqual({
      isLate: true,
      waited: '12 min',
      due: '7 min late',
    });
  });

  it('shows how fast a lead was answered', () => {
    const answered = { ...lead, status: 'contacted' as const, firstContactAt: at(14), responseMinutes: 14 };
    expect(plain(waitingWords(answered, now))).toEqual({ isLate: false, waited: 'answered in 14 min', due: undefined });
    expect([wasInTime(answered), wasInTime({ ...answered, firstContactAt: at(21) }), wasInTime(lead)]).toEqual([
      ...[true, false, undefined],
    ]);
  });

  it('is empty for a lead that was lost unanswered, and has no due time without a promise', () => {
    expect(waitingWords({ ...lead, status: 'lost' }, now).waited).toBe('–');
    expect(waitingWords({ ...lead, respondBy: null }, now).due).toBeUndefined();
    expect(plain(waitingWords({ ...lead, status: 'human-handoff-requested' }, now))).toMatchObject({
      isLate: false,
      due: undefined,
    });
  });
});
