import { describe, expect, it } from 'vitest';
import { replyDelayMs } from './reply-delay.js';

describe('the pace of replies', () => {
  it('begins with the typing delay', () => {
    expect(replyDelayMs('any', 'visitor', 1)).toBe(1_500);
  });

  it('goes on with one to four seconds, by the length of the text', () => {
    const delaysMs = [0, 100, 10_000].map((length) => replyDelayMs('x'.repeat(length), 'reply', 1));
    expect(delaysMs).toEqual([1_000, 2_500, 4_000]);
  });

  it('waits until the completion has moved', () => {
    expect(replyDelayMs('any', 'completion', 1)).toBe(3_000);
  });

  it('is as quick as a company wants it', () => {
    expect(replyDelayMs('any', 'visitor', 0.5)).toBe(750);
    expect(replyDelayMs('any', 'visitor', 0)).toBe(0);
    expect(replyDelayMs('any', 'reply', -1)).toBe(0);
  });
});
