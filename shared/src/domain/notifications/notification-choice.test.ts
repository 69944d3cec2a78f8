import { describe, expect, it } from 'vitest';
import { isMilestone } from './milestones.js';
import { defaultChoice, waysOf } from './notification-choice.js';
import { notificationTypes } from './notification-kinds.js';

const noon = Date.UTC(2026, 10, 21, 12);
const night = { ...defaultChoice('lead_assigned'), quietHoursStart: '10:00', quietHoursEnd: '14:00' };

describe('the channels of a notification', () => {
  it('are the app and email by default, and WhatsApp only when it is chosen', () => {
    for (const type of notificationTypes) {
      expect(waysOf(defaultChoice(type), 'high', noon)).toEqual({
        inApp: true,
        email: true,
        whatsapp: false,
        quietUntilMs: null,
      });
    }
  });

  it('are none below the lowest priority that was chosen', () => {
    const choice = { ...defaultChoice('lead_assigned'), whatsappEnabled: true, priority: 'high' } as const;
    expect(waysOf(choice, 'medium', noon)).toMatchObject({ inApp: false, email: false, whatsapp: false });
    expect(waysOf(choice, 'high', noon)).toMatchObject({ inApp: true, email: true, whatsapp: true });
    expect(waysOf(choice, 'urgent', noon)).toMatchObject({ inApp: true, email: true, whatsapp: true });
  });

  it('include milestones, which have low priority, by default', () => {
    expect(waysOf(defaultChoice('milestone'), 'low', noon).inApp).toBe(true);
    expect(waysOf(defaultChoice('lead_assigned'), 'low', noon).inApp).toBe(false);
  });

  it('wait for the end of quiet hours, except for urgent ones if that was chosen', () => {
    expect(waysOf(night, 'urgent', noon).quietUntilMs).toBe(noon + 2 * 3_600_000);
    expect(waysOf({ ...night, urgentBreaksThrough: true }, 'urgent', noon).quietUntilMs).toBeNull();
    expect(waysOf({ ...night, urgentBreaksThrough: true }, 'high', noon).quietUntilMs).toBe(noon + 2 * 3_600_000);
  });
});

it('celebrates the 1st, 10th, 50th, 100th, 500th, 1,000th and so on', () => {
  const celebrated = Array.from({ length: 10_001 }, (_, count) => count).filter(isMilestone);
  expect(celebrated).toEqual([1, 10, 50, 100, 500, 1_000, 5_000, 10_000]);
  expect([100_000, 500_000, 1_000_000].every(isMilestone)).toBe(true);
  expect([-1, 0.5, 5, 250_000, 999_999].some(isMilestone)).toBe(false);
});
