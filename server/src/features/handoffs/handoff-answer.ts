import type { StoredHandoff } from '@meg/shared/contract/handoffs';
import { slotMinutes } from '@meg/shared/domain/callback-slots';
import { leadReference } from '@meg/shared/domain/lead-reference';
import { type Company, publicCompanyOf } from '../companies/companies.service.js';
import type { LeadMove } from '../leads/leads.service.js';
import { calendarFile } from './calendar-file.js';
import { slotOf } from './callbacks.service.js';
import { phoneUrl, whatsappUrl } from './contact-links.js';
import { handoffMessage } from './handoff-message.js';
import type { HandoffRow } from './handoffs.store.js';
import { moveSummary } from './move-summary.js';

const slotMs = slotMinutes * 60_000;

function linksOf({ config, name }: { config: Company['config']; name: string }, reference: string, lead?: LeadMove) {
  const { enableWhatsApp, enablePhoneCalls } = config.chatbotConfig;
  const { phone } = config.contactInfo;
  const whatsapp = enableWhatsApp ? whatsappUrl(phone, moveSummary(name, reference, lead)) : undefined;
  const call = enablePhoneCalls ? phoneUrl(phone) : undefined;
  return { ...(whatsapp && { whatsappUrl: whatsapp }), ...(call && { phoneUrl: call }) };
}

/**
 * The calendar file goes along as text: a file at an address of its own would be one more way to reach what a visitor
 * has asked for, and needs a guard; this one is only ever given to whoever made the request.
 */
function callbackOf(row: HandoffRow, company: Company, reference: string) {
  if (row.slotStart === null) return {};
  const { name, phone } = publicCompanyOf(company);
  const zones = { company: company.config.chatbotConfig.businessHours.timezone, visitor: row.timezone };
  const calendar = calendarFile({
    uid: row.id,
    startMs: row.slotStart,
    endMs: row.slotStart + slotMs,
    stampMs: row.createdAt,
    summary: `Call from ${name} about your move`,
    description: `${name} calls you at ${row.phone}. Reference: ${reference}.${phone === '' ? '' : `\nTo reach them: ${phone}`}`,
  });
  return { slot: slotOf(row.slotStart, zones), calendar };
}

/** Made from the stored row alone, so that a request sent again gets the same answer at any later time. */
export function handoffAnswer(row: HandoffRow, company: Company, lead?: LeadMove): StoredHandoff {
  const reference = leadReference(row.leadId ?? row.id);
  const { name } = publicCompanyOf(company);
  return {
    id: row.id,
    reference,
    ...handoffMessage(row, company.config.chatbotConfig.businessHours),
    ...callbackOf(row, company, reference),
    ...linksOf({ config: company.config, name }, reference, lead),
  };
}
