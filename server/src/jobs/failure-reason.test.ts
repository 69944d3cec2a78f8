import { describe, expect, it } from 'vitest';
import { failureReason } from './failure-reason.js';

describe('the reason that is kept of a failure', () => {
  it.each([
    ['550 5.1.1 <amina.yusof+home@mail.example.com>: unknown', '550 5.1.1 <[address]>: unknown'],
    ['Recipient +44 7700 900123 has no WhatsApp', 'Recipient [number] has no WhatsApp'],
    ['(020) 7946-0958 and 447700900123 refused', '[number] and [number] refused'],
    ['connect ECONNREFUSED 203.0.113.7:443', 'connect ECONNREFUSED 203.0.113.7:443'],
    ['connect ECONNREFUSED 192.168.100.200:443', 'connect ECONNREFUSED 192.168.100.200:443'],
    ['503 after 10 seconds', '503 after 10 seconds'],
  ])('names nobody: %s', (said, kept) => {
    expect(failureReason(new Error(said))).toBe(kept);
  });

  it('is short, whatever was thrown', () => {
    expect(failureReason('x'.repeat(9_000))).toHaveLength(500);
    expect(failureReason(undefined)).toBe('undefined');
  });
});
