import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { describe, expect, it } from 'vitest';
import { JobRefused } from '../../../jobs/job.js';
import { type Mailer, MailRefused } from '../../../mail/mailer.js';
import { Mailbox } from '../../../testing/mailbox.js';
import type { UnsubscribeService } from '../../unsubscribe/unsubscribe.service.js';
import type { OutgoingNotification, StaffMessage } from './channel.js';
import { EmailChannel } from './email-channel.js';

const lead = {
  id: 'lead-1',
  name: 'Amina Yusof',
  phone: '+44 7700 900123',
  email: 'amina@example.com',
  originCity: 'Leeds',
  destinationCity: 'Kuala Lumpur',
  reference: 'M-7K3F9QXY',
} as LeadSummary;

const notification: OutgoingNotification = {
  id: 'n-1',
  type: 'high_priority_lead',
  priority: 'urgent',
  title: 'Amina Yusof asks to be called now',
  message: 'From Leeds to Kuala Lumpur.',
  actionUrl: '/admin/leads/lead-1',
  leadId: 'lead-1',
  createdAt: Date.parse('2026-11-21T16:00:00Z'),
};

const person: StaffMessage['person'] = {
  isStaff: false,
  isEmailConfirmed: true,
  id: 'p-1',
  companyId: 'c-1',
  companyName: 'Acme & Sons',
  country: 'GB',
  email: 'nora@acme.example',
  firstName: 'Nora',
  lastName: 'Lee',
  whatsappNumber: '',
  timezone: 'Asia/Kuala_Lumpur',
};

function channelTo(mailer: Mailer, found = lead) {
  return new EmailChannel({
    mailer,
    unsubscribe: {
      link: async () => 'https://chat.example.com/api/unsubscribe/token',
    } as unknown as UnsubscribeService,
    confirmingTokens: { create: async () => 'signed-token' },
    dashboardAddress: () => 'https://chat.example.com',
    findLead: async (_, id) => (id === found.id ? found : undefined),
  });
}

async function written(message: Partial<StaffMessage> = {}, changed: Partial<LeadSummary> = {}) {
  const mailbox = new Mailbox();
  const whole = { person, notifications: [notification], isDigest: false, wasQuiet: false, ...message };
  await channelTo(mailbox, { ...lead, ...changed }).send(whole, {
    jobId: 'job-1',
    signal: new AbortController().signal,
  });
  return mailbox.next();
}

describe('the email of a notification', () => {
  it('says what happened, leads to the page, and offers to reply on WhatsApp', async () => {
    const mail = await written();
    expect(mail).toMatchObject({
      to: 'nora@acme.example',
      id: 'job-1',
      subject: 'Urgent: Amina Yusof asks to be called now',
    });
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('From Leeds to Kuala Lumpur.');
      expect(part).toContain('https://chat.example.com/admin/leads/lead-1');
      expect(part).toContain('https://wa.me/447700900123?text=Hello%20Amina%2C%20this%20is%20Nora');
      expect(part).toContain('https://chat.example.com/api/unsubscribe/token');
    }
    expect(mail.html).toContain('Acme &amp; Sons');
  });

  it('sends all that was held as one, each with its time in the reader’s time zone', async () => {
    const alert: OutgoingNotification = {
      ...notification,
      id: 'n-2',
      type: 'system_alert',
      priority: 'high',
      title: 'A webhook was turned off',
      leadId: null,
    };
    const mail = await written({ notifications: [notification, alert], isDigest: true, wasQuiet: true });
    expect(mail.subject).toBe('While it was quiet: 2 notifications');
    expect(mail.text).toContain('Urgent · Sun 22 Nov, 00:00 GMT+8');
    expect(mail.text).toContain('* A webhook was turned off');
    expect(mail.text).toContain('No more emails about leads that should not wait and things that need a look');
  });

  it('has one line of facts for each lead if there are several', async () => {
    const facts = [{ label: 'Home', value: '2 to 3 beds' }];
    const first = { ...notification, facts, factsLine: 'A whole home · 2 to 3 beds · June 2028' };
    const mail = await written({ notifications: [first, { ...notification, id: 'n-2' }], isDigest: true });
    for (const part of [mail.text, mail.html])
      expect(part?.split('A whole home · 2 to 3 beds · June 2028')).toHaveLength(2);
  });

  it('names what is urgent first in the subject of several, and says so', async () => {
    const plain = { ...notification, id: 'n-2', priority: 'high', title: 'Somebody changed their move' } as const;
    const several = { isDigest: true, wasQuiet: false };
    const mixed = await written({ notifications: [plain, notification], ...several });
    expect(mixed.subject).toBe('Urgent: 2 more: Amina Yusof asks to be called now, …');
    const calm = await written({ notifications: [plain, plain], ...several });
    expect(calm.subject).toBe('2 more: Somebody changed their move, …');
  });

  it('has what a lead is called and how it is reached, to read and to press, and is answered to the visitor', async () => {
    const facts = [{ label: 'Price range', value: '£4,850 – £6,350' }];
    const mail = await written({ notifications: [{ ...notification, facts }] });
    expect(mail.replyTo).toBe('amina@example.com');
    for (const part of [mail.text, mail.html?.replace(/<[^>]+>/g, '')]) {
      expect(part).toContain('Reference: M-7K3F9QXY');
      expect(part).toContain('Phone: 07700 900123');
      expect(part).toContain('Email: amina@example.com');
      expect(part).toContain('Price range: £4,850 – £6,350');
      expect(part).toContain('If you reply to this mail, it goes to amina@example.com, and not to Meg.');
    }
    expect(mail.html).toMatch(/href="tel:\+447700900123"[^>]*>07700 900123</);
    expect(mail.text).toContain('Call 07700 900123: tel:+447700900123');
    const american = await written({ person: { ...person, country: 'US' } });
    expect(american.text).toContain('Phone: +44 7700 900123');
  });

  it('is answered to nobody where it is about several leads or about none', async () => {
    const other = { ...notification, id: 'n-2', leadId: null };
    expect((await written({ notifications: [notification, other], isDigest: true })).replyTo).toBeUndefined();
    expect((await written({ notifications: [other] })).replyTo).toBeUndefined();
    expect((await written({}, { email: 'no address' })).replyTo).toBeUndefined();
    const twice = await written({ notifications: [notification, { ...notification, id: 'n-3' }], isDigest: true });
    expect(twice.replyTo).toBe('amina@example.com');
    expect(twice.text).toContain('M-7K3F9QXY');
  });

  it('links a number in national spelling by the country of the company', async () => {
    const mail = await written({}, { phone: '07700 900123' });
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('https://wa.me/447700900123?text=');
      expect(part).toContain('tel:+447700900123');
      expect(part).toContain('mailto:amina@example.com');
    }
  });

  it('is the same before the address is confirmed, with a line that asks to confirm by one press', async () => {
    const facts = [{ label: 'Home', value: '2 to 3 beds' }];
    const unconfirmed = { ...person, isEmailConfirmed: false };
    const mail = await written({ person: unconfirmed, notifications: [{ ...notification, facts }] });
    expect(mail).toMatchObject({
      subject: 'Urgent: Amina Yusof asks to be called now',
      replyTo: 'amina@example.com',
    });
    expect(mail.html).toContain('href="https://chat.example.com/confirm-email#token=signed-token"');
    for (const part of [
      'M-7K3F9QXY',
      'From Leeds to Kuala Lumpur.',
      '2 to 3 beds',
      '07700 900123',
      'wa.me/447700900123',
    ])
      expect(mail.text).toContain(part);
    expect(mail.text).toContain('Please confirm that this address is yours');
    expect(mail.text.indexOf('Amina')).toBeLessThan(mail.text.indexOf('Please confirm'));
    expect(mail.text).toContain('You get this because a company signed up with this address in Meg');
    expect((await written()).text).not.toContain('confirm-email');
  });

  it('is not sent under the name that a company gave itself before the address is confirmed', async () => {
    const mail = await written({ person: { ...person, isEmailConfirmed: false } });
    expect(JSON.stringify(mail)).not.toContain('Acme');
    expect((await written()).html).toContain('Acme &amp; Sons');
  });

  it('leaves a name with signs whole', async () => {
    const mail = await written({
      notifications: [{ ...notification, title: 'New lead: Seán <.', priority: 'medium' }],
    });
    expect(mail.subject).toBe('New lead: Seán <.');
    expect(mail.text).toContain('New lead: Seán <.');
    expect(mail.html).toContain('New lead: Seán &lt;.');
  });

  it('gives each reader a reason that is true of them, and leads to their own preferences', async () => {
    const colleague = await written();
    expect(colleague.text).toContain('You get this because you work with Acme & Sons in Meg, and want to hear of');
    expect(colleague.text).toContain('https://chat.example.com/admin/notifications');
    const staff = await written({ person: { ...person, isStaff: true } });
    expect(staff.text).toContain('You get this because you are one of the staff of this Meg service');
    expect(staff.text).not.toContain('you work with');
  });

  it('shows what a visitor typed as text', async () => {
    const title = '<img src=x onerror=alert(1)>\r\nBcc: all@example.com "><script>alert(1)</script>';
    const mail = await written({ notifications: [{ ...notification, title, message: title }] });
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).not.toMatch(/<img|<script/);
  });

  it('is not tried again if the address is refused', async () => {
    const mailer: Mailer = {
      send: async () => {
        throw new MailRefused('550 no such user');
      },
    };
    const message = { person, notifications: [notification], isDigest: false, wasQuiet: false };
    const sending = channelTo(mailer).send(message, { jobId: 'job-1', signal: new AbortController().signal });
    await expect(sending).rejects.toBeInstanceOf(JobRefused);
  });
});
