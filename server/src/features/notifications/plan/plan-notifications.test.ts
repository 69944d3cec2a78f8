import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cause, Company, NotifiedLead } from './causes.js';
import { planNotification } from './plan-notifications.js';
import { moneyWords, ordinalWords, reachWords, visitorName } from './plan-words.js';

const reach = { email: true, whatsapp: false };
const company: Company = {
  currency: 'USD',
  country: 'MY',
  timezone: 'Asia/Kuala_Lumpur',
  team: [
    {
      id: 'olivia',
      name: 'Olivia Tan',
      isOwner: true,
      runsCompany: true,
      seesAllLeads: true,
      worksLeads: true,
      isOnDuty: true,
      reach,
    },
    {
      id: 'ben',
      name: 'Ben Ong',
      isOwner: false,
      runsCompany: true,
      seesAllLeads: true,
      worksLeads: true,
      isOnDuty: true,
      reach,
    },
    {
      id: 'chen',
      name: 'Chen Wei',
      isOwner: false,
      runsCompany: false,
      seesAllLeads: true,
      worksLeads: true,
      isOnDuty: true,
      reach,
    },
  ],
};
const everyone = ['olivia', 'ben', 'chen'];
const lead: NotifiedLead = {
  id: 'lead-1',
  name: 'Amina binti Kassim',
  originCity: 'Kuala Lumpur',
  destinationCity: 'London',
  quoteAmount: 4_800,
  score: 50,
  assigneeId: null,
};
const only = (cause: Cause) => {
  const draft = planNotification(cause, company);
  expect(draft).toBeDefined();
  return draft;
};
const handoff = {
  id: 'handoff-1',
  email: 'a@example.com',
  phone: '+60 12-345 6789',
  name: '',
  requestType: 'immediate',
  contactMethod: 'whatsapp',
  slotStart: null,
  slotWish: null,
};

describe('a planned notification', () => {
  it('of a new lead that nobody has: all, because it is theirs to take', () => {
    expect(only({ kind: 'leadCreated', lead })).toEqual({
      personIds: everyone,
      type: 'lead_assigned',
      priority: 'medium',
      actionUrl: '/admin/leads/lead-1',
      leadId: 'lead-1',
      title: 'New lead: Amina binti Kassim',
      message: 'Kuala Lumpur → London, about US$4,800. Nobody has it yet.',
    });
  });

  it('of a lead that a colleague added by hand: all but that colleague', () => {
    expect(only({ kind: 'leadCreated', lead, byId: 'olivia' })?.personIds).toEqual(['ben', 'chen']);
  });

  it('of a strong new lead: more pressing, instead of the other', () => {
    expect(only({ kind: 'leadCreated', lead: { ...lead, score: 69 } })?.type).toBe('lead_assigned');
    expect(only({ kind: 'leadCreated', lead: { ...lead, score: 70 } })).toMatchObject({
      personIds: everyone,
      type: 'high_priority_lead',
      priority: 'high',
      title: 'Strong new lead: Amina binti Kassim',
      message: 'Kuala Lumpur → London, about US$4,800. Score 70 of 100. Nobody has it yet.',
    });
  });

  it('of a lead without a range, without a sum', () => {
    expect(only({ kind: 'leadCreated', lead: { ...lead, quoteAmount: null } })?.message).toBe(
      'Kuala Lumpur → London. Nobody has it yet.',
    );
  });

  it('has one full stop where the last word ends with one', () => {
    const toCapital = { ...lead, destinationCity: 'Washington, D.C.', quoteAmount: null };
    expect(only({ kind: 'leadCreated', lead: toCapital })?.message).toBe(
      'Kuala Lumpur → Washington, D.C. Nobody has it yet.',
    );
    expect(only({ kind: 'jobSetAside', jobKind: 'webhooks.deliver', companyName: 'Acme Inc.' })?.message).toMatch(
      /^It is of Acme Inc\. The server/,
    );
  });

  it('of a lead given to somebody: that one, but not by their own act', () => {
    const mine = { ...lead, assigneeId: 'ben' };
    const given = { kind: 'leadAssigned', lead: mine, assigneeId: 'ben' } as const;
    expect(only({ ...given, byId: 'olivia' })).toMatchObject({
      personIds: ['ben'],
      type: 'lead_assigned',
      priority: 'medium',
      title: 'A lead for you: Amina binti Kassim',
    });
    expect(planNotification({ ...given, byId: 'ben' }, company)).toBeUndefined();
    expect(planNotification({ ...given, lead, byId: 'olivia' }, company)).toBeUndefined();
    expect(planNotification({ ...given, assigneeId: null, byId: 'olivia' }, company)).toBeUndefined();
  });

  it('of a move that the visitor changed: who has the lead, else all who may take it', () => {
    const news = { kind: 'leadRevised', before: 'Lyon → Geneva, www.evil.example', after: 'Lyon → Dijon' } as const;
    expect(only({ ...news, lead: { ...lead, assigneeId: 'ben' } })).toMatchObject({
      personIds: ['ben'],
      priority: 'high',
      title: 'Amina binti Kassim changed their move',
      message: 'Before: Lyon → Geneva, www evil example. Now: Lyon → Dijon.',
    });
    expect(only({ ...news, lead })?.personIds).toContain('chen');
  });

  it('of a lead that somebody has who may only read: those who can do something', () => {
    const team = company.team.map((one) => ({ ...one, worksLeads: one.id !== 'ben' }));
    const readers = { ...company, team };
    const mine = { ...lead, assigneeId: 'ben' };
    const given = { kind: 'leadAssigned', lead: mine, assigneeId: 'ben', byId: 'olivia' } as const;
    expect(planNotification(given, readers)?.personIds).toEqual([]);
    expect(planNotification({ kind: 'taskDue', lead, text: 'Call', personId: 'ben' }, readers)?.personIds).toEqual([]);
    expect(planNotification({ kind: 'leadCreated', lead: mine }, readers)).toMatchObject({
      personIds: ['olivia', 'chen'],
      message: expect.stringContaining('Nobody has it yet.'),
    });
  });

  it('of a task that was given goes to nobody but its person, and not to one who may not see the lead', () => {
    const team = company.team.map((one) => ({ ...one, seesAllLeads: one.id !== 'ben' }));
    const given = (assigneeId: string | null) => {
      const cause = {
        kind: 'taskGiven',
        lead: { ...lead, assigneeId },
        text: 'Call',
        dueMs: 0,
        personId: 'ben',
      } as const;
      return planNotification(cause, { ...company, team });
    };
    expect(given('ben')).toMatchObject({ personIds: ['ben'], title: 'A task for you: Call', priority: 'medium' });
    expect(given('chen')?.personIds).toEqual([]);
  });

  it('of a task goes to who has the lead, once the person of the task may not see it', () => {
    const team = company.team.map((one) => ({ ...one, seesAllLeads: one.id !== 'ben' }));
    const due = (assigneeId: string | null, personId: string) =>
      planNotification({ kind: 'taskDue', lead: { ...lead, assigneeId }, text: 'Call', personId }, { ...company, team })
        ?.personIds;
    expect(due('ben', 'ben')).toEqual(['ben']);
    expect(due(null, 'ben')).toEqual(['ben']);
    expect(due('chen', 'ben')).toEqual(['chen']);
    expect(due('ben', 'chen')).toEqual(['chen']);
  });

  it('of a lead or a callback goes to nobody who may only read', () => {
    const team = company.team.map((one) => ({ ...one, worksLeads: one.id !== 'ben' }));
    const scheduled = { ...handoff, slotStart: Date.UTC(2026, 10, 24, 6, 30) };
    const causes: Cause[] = [
      { kind: 'leadCreated', lead },
      { kind: 'assigneeAway', lead: { ...lead, assigneeId: 'chen' } },
      { kind: 'promiseEnds', lead, dueMs: 0, isOver: true },
      { kind: 'handoffRequested', lead: undefined, handoff },
      { kind: 'handoffRequested', lead, handoff },
      { kind: 'callbackChanged', lead, handoff: scheduled, fromMs: null },
      { kind: 'callbackCancelled', lead, handoff: scheduled },
    ];
    for (const cause of causes)
      expect(planNotification(cause, { ...company, team })?.personIds).toEqual(['olivia', 'chen']);
  });

  it('of a request for a person goes to the assignee, else to all, and is urgent if the request is', () => {
    expect(only({ kind: 'handoffRequested', lead, handoff })).toMatchObject({
      personIds: everyone,
      type: 'high_priority_lead',
      priority: 'urgent',
      title: 'Amina binti Kassim asked for a person on WhatsApp',
    });
    const later = { ...handoff, requestType: 'scheduled', slotStart: Date.UTC(2026, 10, 24, 6, 30) };
    expect(only({ kind: 'handoffRequested', lead: { ...lead, assigneeId: 'chen' }, handoff: later })).toMatchObject({
      personIds: ['chen'],
      priority: 'high',
      title: 'Amina binti Kassim asked for a callback on Tue 24 Nov, 14:30',
    });
    expect(only({ kind: 'handoffRequested', lead: { ...lead, assigneeId: 'gone' }, handoff })?.personIds).toEqual(
      everyone,
    );
  });

  it('of a callback that is moved or cancelled: the time on the company’s clock', () => {
    const booked = { ...handoff, requestType: 'scheduled', slotStart: Date.UTC(2026, 10, 24, 6, 30) };
    const moved = { kind: 'callbackChanged', lead, handoff: booked, fromMs: Date.UTC(2026, 10, 23, 2) } as const;
    expect(only(moved)).toMatchObject({
      personIds: everyone,
      priority: 'high',
      title: 'Callback moved to Tue 24 Nov, 14:30: Amina binti Kassim',
      message:
        'Amina binti Kassim moved it from Mon 23 Nov, 10:00 to Tue 24 Nov, 14:30. Kuala Lumpur → London, about US$4,800.',
    });
    expect(only({ ...moved, byId: 'ben' })).toMatchObject({
      personIds: ['olivia', 'chen'],
      priority: 'medium',
      message: expect.stringMatching(/^A colleague moved it from Mon 23 Nov, 10:00 to Tue 24 Nov, 14:30\. /),
    });
    expect(only({ kind: 'callbackCancelled', lead: undefined, handoff: booked })).toMatchObject({
      priority: 'high',
      handoffId: 'handoff-1',
      title: 'A visitor cancelled the callback on Tue 24 Nov, 14:30',
    });
  });

  it('of a request of somebody without a lead: how to reach them, which nothing else shows', () => {
    expect(
      only({ kind: 'handoffRequested', lead: undefined, handoff: { ...handoff, contactMethod: 'call' } }),
    ).toMatchObject({
      title: 'A visitor asked to be called',
      leadId: null,
      handoffId: 'handoff-1',
      actionUrl: null,
      message: 'Reach them at +60 12-345 6789 or a@example.com. They have not told their move.',
    });
  });

  it('of a request names who asks, also where the lead has no name', () => {
    const named = { ...handoff, name: 'Aoife Byrne', contactMethod: 'call' };
    const nameless = { ...lead, name: '' };
    for (const known of [undefined, nameless])
      expect(only({ kind: 'handoffRequested', lead: known, handoff: named })).toMatchObject({
        title: 'Aoife Byrne asked to be called',
      });
  });

  it('of a request without a route: what else they told, with how to reach them', () => {
    const asking = { ...lead, originCity: '', destinationCity: '', quoteAmount: null, told: 'Storage · 12 boxes' };
    expect(
      only({ kind: 'handoffRequested', lead: asking, handoff: { ...handoff, contactMethod: 'call' } }),
    ).toMatchObject({ message: 'Reach them at +60 12-345 6789 or a@example.com. They told: Storage · 12 boxes.' });
  });

  it('before a promise is over: urgently who has the lead, and when it is', () => {
    const dueMs = Date.UTC(2026, 10, 21, 2, 15);
    expect(only({ kind: 'promiseEnds', lead: { ...lead, assigneeId: 'ben' }, dueMs, isOver: false })).toMatchObject({
      personIds: ['ben'],
      priority: 'urgent',
      title: 'Amina binti Kassim still waits for an answer',
      message: 'Kuala Lumpur → London, about US$4,800. Be in touch by Sat 21 Nov, 10:15.',
    });
    expect(only({ kind: 'promiseEnds', lead, dueMs, isOver: true })?.message).toContain('An answer was due by');
  });

  it('of goals and alerts: the owners; of milestones: who runs the company', () => {
    expect(only({ kind: 'goalReached', goal: 20, month: 'November 2026' })).toMatchObject({
      ...{
        personIds: ['olivia'],
        type: 'goal_achieved',
        priority: 'medium',
        message: '20 leads won in November 2026.',
      },
    });
    expect(only({ kind: 'webhookDisabled' })).toMatchObject({ personIds: ['olivia'], priority: 'high' });
    expect(only({ kind: 'milestone', of: 'leads', count: 1_000 })).toMatchObject({
      personIds: ['olivia', 'ben'],
      type: 'milestone',
      priority: 'low',
      title: '1,000 leads',
      message: 'The chat has brought you the 1,000th lead.',
    });
    expect(only({ kind: 'milestone', of: 'conversions', count: 1 })?.title).toBe('Your first lead won');
  });

  it('of what was not delivered: the owners, in the app alone', () => {
    expect(only({ kind: 'notDelivered', jobKind: 'notifications.email' })).toMatchObject({
      personIds: ['olivia'],
      type: 'system_alert',
      priority: 'high',
      inAppOnly: true,
      title: 'An email to your team could not be delivered',
    });
    expect(only({ kind: 'jobSetAside', jobKind: 'visitor-mail.send', companyName: 'Swift Movers' })).toMatchObject({
      title: 'A job was set aside: an email to a visitor',
      message: expect.stringContaining('It is of Swift Movers.'),
    });
    expect(only({ kind: 'jobSetAside', jobKind: 'account-mail.reset', companyName: null })).toMatchObject({
      title: 'A job was set aside: a mail with a link for a new password',
      message: expect.stringContaining('the platform itself'),
    });
    expect(only({ kind: 'notDelivered', jobKind: 'unheard-of' })?.title).toBe('Something could not be done');
  });
});

describe('the notice to the staff of an order', () => {
  const order = { companyName: 'Swift', companySlug: 'swift', firstBillUsd: 348, names: ['White Label Customization'] };

  it('of a sign-up says how the company is approved, and leads there', () => {
    const draft = only({ kind: 'orderPlaced', order: { ...order, kind: 'signup' } });
    expect(draft).toMatchObject({ title: 'New company: Swift', actionUrl: '/admin/platform?search=swift' });
    expect(draft?.message).toContain('once you approve it under Companies');
  });

  it('of add-ons leads to the orders', () => {
    const draft = only({ kind: 'orderPlaced', order: { ...order, kind: 'addons' } });
    expect(draft).toMatchObject({ title: 'New order: Swift', actionUrl: '/admin/orders' });
    expect(draft?.message).not.toContain('approve');
  });
});

describe('the words', () => {
  it('name a person as they typed it, on one line', () => {
    const names = [
      'Amina Yusof',
      'Cher',
      'Seán <b>O’Brien</b>',
      '=SUM(A1:A9)',
      '"Ann" & Bob',
      '李 小龙',
      'J.R. O’Neil',
    ];
    expect(names.map(visitorName)).toEqual(names);
    expect(['  Zoë   de   la  Cruz ', 'Ann\r\nBcc: all', ''].map(visitorName)).toEqual([
      ...['Zoë de la Cruz', 'Ann Bcc: all', 'A visitor'],
    ]);
  });

  it('stay one line that turns nothing around, whatever a visitor typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const typed = { ...lead, name: text, originCity: text, destinationCity: text };
        const { title = '', message = '' } = only({ kind: 'leadCreated', lead: typed }) ?? {};
        expect(title + message).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/u);
        expect(title.length).toBeLessThan(450);
        expect(message.length).toBeLessThan(400);
      }),
    );
  });

  it('give mail readers nothing to make a link of', () => {
    const typed = {
      ...lead,
      name: 'https://evil.example/x Log.In',
      originCity: 'www.evil.co',
      destinationCity: 'a@b.my',
    };
    expect(only({ kind: 'leadCreated', lead: typed })).toMatchObject({
      title: 'New lead: https:\u2060//evil.\u2060example/x Log.\u2060In',
      message: 'www evil co → a b my, about US$4,800. Nobody has it yet.',
    });
    const real = { ...lead, name: 'J.R. O’Neil', originCity: 'St. John’s', destinationCity: 'Washington, D.C.' };
    expect(only({ kind: 'leadCreated', lead: real })).toMatchObject({
      title: 'New lead: J.R. O’Neil',
      message: 'St. John’s → Washington, D.C., about US$4,800. Nobody has it yet.',
    });
  });

  it('count, and write money, as people do', () => {
    expect([1, 2, 3, 11, 21, 10_000].map(ordinalWords)).toEqual(['1st', '2nd', '3rd', '11th', '21st', '10,000th']);
    expect(moneyWords(4_850, { currency: 'MYR', country: 'MY' }).replace('\u00a0', ' ')).toBe('RM 4,850');
    expect(reachWords({ email: '', phone: ' ' })).toBe('They left no address and no number.');
  });
});
