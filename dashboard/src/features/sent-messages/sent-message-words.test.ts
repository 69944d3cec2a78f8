import type { SentMessage, SentMessageWay } from '@meg/shared/contract/sent-messages';
import { describe, expect, it } from 'vitest';
import { causeOf, reasonOf, recipientName, titleOf, wayWords } from './sent-message-words.js';

const notification: SentMessage = {
  id: '019a0000-0000-7000-8000-000000000001',
  at: '2026-06-04T15:00:00.000Z',
  kind: 'notification',
  title: 'New lead: Amina Yusof',
  recipient: { personId: null, name: 'Luc', address: 'luc@example.com' },
  leadId: null,
  event: 'lead.created',
  notificationType: 'lead_assigned',
  priority: 'medium',
  preference: { isOn: true, leastPriority: 'low' },
  ways: [],
};

const way = (part: Partial<SentMessageWay>): SentMessageWay => ({
  channel: 'email',
  state: 'sent',
  reason: null,
  at: notification.at,
  ...part,
});

describe('Why somebody was sent a message', () => {
  it('is what happened, and what the person has chosen', () => {
    expect(causeOf(notification)).toBe(
      'A new lead came in. The person hears of “Leads” from low priority on; this one is medium.',
    );
    expect(causeOf({ ...notification, preference: { isOn: false, leastPriority: 'low' } })).toBe(
      'A new lead came in. The person has since switched off “Leads”.',
    );
  });

  it('is said by its type where the event is not kept any more', () => {
    expect(causeOf({ ...notification, event: null })).toMatch(/^A lead came in or was given to this person\./);
  });

  it('is said of mails that are no notification', () => {
    const reset: SentMessage = { ...notification, kind: 'password_reset', title: '' };
    expect(titleOf(reset)).toBe('A link to choose a new password');
    expect(causeOf(reset)).toBe('Somebody asked for a new password for this address.');
  });
});

describe('Whom a message went to', () => {
  const nameless = { personId: null, name: '', address: 'luc@example.com' };
  it.each([
    ['invitation', 'Invited to the team'],
    ['visitor_quote', 'A visitor'],
    ['account_notice', 'Somebody of the team'],
  ] as const)('%s: %s', (kind, words) => {
    expect(recipientName({ ...notification, kind, recipient: nameless })).toBe(words);
  });
});

describe('How a message ended', () => {
  it('is said by its channel, with the reason where it was not sent', () => {
    expect(wayWords(way({}))).toEqual({ words: 'Email: sent', tone: 'good' });
    expect(wayWords(way({ state: 'ended' }))).toEqual({ words: 'Email: sent', tone: 'good' });
    expect(wayWords(way({ state: 'logged' })).words).toBe('Email: written to the server’s log, not sent');
    expect(wayWords(way({ channel: 'app' })).words).toBe('In the app');
    expect(reasonOf(way({ state: 'dropped', reason: 'switched_off' }))).toBe(
      'The person switched this off before it went out.',
    );
    expect(reasonOf(way({ state: 'failed', reason: '550 no such mailbox' }))).toBe('550 no such mailbox');
  });
});
