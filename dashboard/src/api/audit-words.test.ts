import type { AuditEntry } from '@meg/shared/contract/audit';
import { companyConfig } from '@meg/shared/contract/company-config';
import { auditActions, isAboutLead } from '@meg/shared/domain/audit-actions';
import { changedLeaves } from '@meg/shared/domain/companies/changed-values';
import { orderStates } from '@meg/shared/domain/companies/order-promise';
import { addonKeys } from '@meg/shared/domain/companies/plan-prices';
import { lostReasons } from '@meg/shared/domain/leads/lead-outcome';
import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import { leadStatuses } from '@meg/shared/domain/leads/lead-status';
import { leadPath } from '@meg/shared/domain/paths';
import { teamRoles } from '@meg/shared/domain/people/permissions';
import { describe, expect, it } from 'vitest';
import * as audit from './audit-words.js';

const leadId = '019a0000-0000-7000-8000-000000000001';
const reference = leadReference(leadId);
type Said = Pick<AuditEntry, 'action' | 'detail'> & Partial<AuditEntry>;
const entryOf = (entry: Said) => ({
  subject: leadId,
  leadName: null,
  leadReference: isAboutLead(entry.action) ? reference : null,
  ...entry,
});
const auditSentence = (entry: Said) => audit.auditSentence(entryOf(entry));
const auditPlace = (entry: Said) => audit.auditPlace(entryOf(entry));

describe('An entry of the audit log', () => {
  it('says what was done to whom', () => {
    expect(auditSentence({ action: 'team.role', detail: { name: 'Kadri Tamm', from: 'agent', to: 'owner' } })).toBe(
      'Changed the role of Kadri Tamm from agent to owner',
    );
    const moved = { action: 'lead.status', subject: leadId, detail: { from: 'new', to: 'human-handoff-requested' } };
    expect(auditSentence({ ...moved, leadName: 'Amina Yusof' })).toBe(
      `Moved the lead of Amina Yusof (${reference}) from New to Need Follow-up`,
    );
    expect(auditSentence({ action: 'config.changed', detail: { paths: ['branding.tagline'] } })).toBe(
      'Changed settings: tagline',
    );
    const paths = ['chatbotConfig.welcomeMessage', 'branding.primaryColor', 'a.b', 'c.d', 'e.f'];
    expect(auditSentence({ action: 'config.changed', detail: { paths } })).toBe(
      'Changed settings: welcome message, primary color, b, 2 more',
    );
  });

  it('says of a setting from what it was changed to what, and leads to its place', () => {
    const path = ['pricing', 'localRates', 'hourlyRate'];
    const detail = { paths: [path.join('.')], currency: 'USD', changes: [{ path, from: 95, to: 105 }] };
    const entry = { action: 'config.changed', subject: 'company', detail };
    expect(auditSentence(entry)).toBe('Changed the rate per hour from $95 to $105');
    expect(auditSentence({ ...entry, action: 'config.undone' })).toBe('Put back the rate per hour from $95 to $105');
    expect(auditPlace(entry)).toBe('/admin/quote-engines');
    expect(auditPlace({ ...entry, detail: { paths: ['branding.tagline'] } })).toBe('/admin/company-config');
    expect(auditPlace({ action: 'piano.tuned', subject: '', detail: {} })).toBeUndefined();
  });

  it('says of a lead how it ended, for how much or why, and leads to it', () => {
    const about = { subject: leadId, leadName: 'Bo Lind' };
    const booked = { amount: 4_200, currency: 'USD', moveDate: null };
    const won = { from: 'qualified', to: 'converted', after: { ...booked, moveDate: '2027-03-01' } };
    expect(auditSentence({ ...about, action: 'lead.status', detail: won })).toMatch(
      /^Moved the lead of Bo Lind \(M-\w{8}\) from Qualified to Converted \(\$4,200, moving on .*Mar.*2027\)$/,
    );
    const lost = { from: 'converted', to: 'lost', before: booked, after: { reason: 'chose-another' } };
    expect(auditSentence({ ...about, action: 'lead.status', detail: lost })).toBe(
      `Moved the lead of Bo Lind (${reference}) from Converted ($4,200) to Lost (chose another company)`,
    );
    const corrected = { ...about, action: 'lead.outcome', detail: { before: { reason: 'price' }, after: booked } };
    expect(auditSentence(corrected)).toBe(
      `Corrected how the lead of Bo Lind (${reference}) ended, from “price” to “$4,200”`,
    );
    expect(auditPlace(corrected)).toBe(leadPath(leadId));
  });

  it('names a lead that is gone by its reference, without a link', () => {
    for (const action of auditActions.filter(isAboutLead)) {
      const entry = { action, subject: leadId, detail: { reference: 'M-OTHER' } };
      expect(auditSentence(entry)).toContain(reference);
      expect(auditPlace(entry)).toBeUndefined();
      expect(auditSentence({ ...entry, leadName: 'Bo Lind' })).toContain(`Bo Lind (${reference})`);
      expect(auditPlace({ ...entry, leadName: 'Bo Lind' })).toBe(leadPath(leadId));
    }
  });

  it('names several settings, and a long text, without their values', () => {
    const long = { path: ['branding', 'tagline'], from: '', to: 'x'.repeat(200) };
    expect(auditSentence({ action: 'config.changed', detail: { paths: ['branding.tagline'], changes: [long] } })).toBe(
      'Changed settings: tagline',
    );
  });

  it('has every value that is written in words', () => {
    const lists = {
      'lead.status': leadStatuses.flatMap((from) => leadStatuses.map((to) => ({ from, to }))),
      'lead.outcome': lostReasons.map((reason) => ({ before: null, after: { reason } })),
      'team.role': teamRoles.flatMap((from) => teamRoles.map((to) => ({ name: 'Ann', from, to }))),
      'team.sight': ['own', 'all'].map((to) => ({ name: 'Ann', to })),
      'order.placed': addonKeys.map((key) => ({ addons: [key] })),
      'order.state': orderStates.flatMap((from) => orderStates.map((to) => ({ reference: 'O-1', from, to }))),
    } as Readonly<Record<string, readonly object[]>>;
    for (const action of auditActions) {
      for (const detail of lists[action] ?? [{}]) {
        const sentence = auditSentence({ action, detail: detail as Record<string, unknown> });
        expect(sentence).not.toContain(action);
        expect(sentence).not.toMatch(/\w_\w|handoff|chose-another|[{}[\]]|undefined|null/);
      }
    }
  });

  it('has every setting and each of its values in words', () => {
    const said = (path: string, to: unknown) => {
      const change = { path: path.split('.'), from: undefined, to };
      return auditSentence({ action: 'config.changed', detail: { paths: [path], changes: [change] } });
    };
    expect(said('country', 'US')).toBe('Changed the country from default to United States');
    expect(said('serviceCountries', ['GB', 'MY'])).toContain('to United Kingdom, Malaysia');
    expect(said('chatbotConfig.languages', ['en', 'fr'])).toContain('to English, French');
    expect(said('currency', 'USD')).toContain('to US Dollar');
    expect(said('chatbotConfig.contactRequired', 'either')).toContain('to email or phone');
    const leaves = changedLeaves({}, companyConfig.parse({}));
    for (const { path, after } of leaves) {
      const sentence = said(path.join('.'), after).replace('WhatsApp', '');
      expect(sentence).not.toMatch(/\w_(?!York)\w|[{}[\]]|[a-z][A-Z]|undefined|null/);
    }
    const hours = { monday: { open: '09:00', close: '17:00' }, sunday: null };
    expect(said('chatbotConfig.businessHours.days', hours)).not.toMatch(/[{}"]/);
  });

  it('can be read where its detail is missing, or its action is not known yet', () => {
    expect(auditSentence({ action: 'team.invited', detail: {} })).toBe('Invited somebody');
    expect(auditSentence({ action: 'piano.tuned', detail: {} })).toBe('piano.tuned');
  });
});
