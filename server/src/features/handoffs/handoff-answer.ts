import type { StoredHandoff } from '@meg/shared/contract/handoffs';
import { phoneUrl, whatsappUrl } from '@meg/shared/domain/leads/contact-links';
import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import { slotMinutes } from '@meg/shared/domain/time/callback-slots';
import type { ReaderLanguage } from '../../languages/choose-language.js';
import { fillNames } from '../../languages/fill-words.js';
import { minuteMs } from '../../time/time-units.js';
import { type Company, publicCompanyOf } from '../companies/companies.service.js';
import type { LeadMove } from '../leads/leads.service.js';
import { calendarFile } from './calendar-file.js';
import { slotOf } from './callbacks.service.js';
import { handoffMessage } from './handoff-message.js';
import type { HandoffRow } from './handoffs.store.js';
import { moveSummary, type Summary } from './move-summary.js';

const slotMs = slotMinutes * minuteMs;

/** Who answers, and in whose words. */
export interface Answering {
  readonly company: Company;
  readonly language: ReaderLanguage;
}

export function companyLinks(summary: Summary, { company, language }: Answering) {
  const { enableWhatsApp, enablePhoneCalls } = company.config.chatbotConfig;
  const { phone } = company.config.contactInfo;
  const whatsapp = enableWhatsApp ? whatsappUrl(phone, moveSummary(summary, language)) : undefined;
  const call = enablePhoneCalls ? phoneUrl(phone) : undefined;
  return { ...(whatsapp && { whatsappUrl: whatsapp }), ...(call && { phoneUrl: call }) };
}

/** What the visitor's calendar shows of the callback. */
function calendarWords(row: HandoffRow, reference: string, { company, language }: Answering) {
  const { name, phone } = publicCompanyOf(company);
  const { handoffs } = language.words;
  const line = (words: string, names: Readonly<Record<string, string>>) => fillNames(words, names, language.words);
  const text = line(handoffs.calendar_text, { company: name, phone: row.phone, reference });
  return {
    summary: line(handoffs.calendar_title, { company: name }),
    description: phone === '' ? text : `${text}\n${line(handoffs.calendar_phone, { phone })}`,
  };
}

/**
 * One entry for all callbacks of a lead: another time takes the place of the one before. Counted by the minute of the
 * request, so that the entry follows from the row alone and a later request is always ahead.
 */
export function callbackCalendar(row: HandoffRow & { slotStart: number }, answering: Answering): string {
  return calendarFile({
    uid: row.leadId ?? row.id,
    sequence: Math.floor(row.createdAt / minuteMs),
    startMs: row.slotStart,
    endMs: row.slotStart + slotMs,
    stampMs: row.createdAt,
    ...calendarWords(row, leadReference(row.leadId ?? row.id), answering),
  });
}

/**
 * The calendar file goes along as text: a file at an address of its own would be one more way to reach what a visitor
 * has asked for, and needs a guard; this one is only ever given to whoever made the request.
 */
function callbackOf(row: HandoffRow, answering: Answering) {
  if (row.slotStart === null) return {};
  const { businessHours } = answering.company.config.chatbotConfig;
  const calendar = callbackCalendar({ ...row, slotStart: row.slotStart }, answering);
  return { slot: slotOf(row.slotStart, { company: businessHours.timezone, visitor: row.timezone }), calendar };
}

/** Made from the stored row alone, so that a request sent again gets the same answer at any later time. */
export function handoffAnswer(row: HandoffRow, lead: LeadMove | undefined, answering: Answering): StoredHandoff {
  const { company, language } = answering;
  const reference = leadReference(row.leadId ?? row.id);
  return {
    id: row.id,
    reference,
    ...handoffMessage(row, { hours: company.config.chatbotConfig.businessHours, language }),
    ...callbackOf(row, answering),
    ...companyLinks({ company: publicCompanyOf(company).name, reference, lead }, answering),
  };
}
