import type { StoredHandoff } from '@meg/shared/contract/handoffs';
import { phoneUrl, whatsappUrl } from '@meg/shared/domain/leads/contact-links';
import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import { slotMinutes } from '@meg/shared/domain/time/callback-slots';
import { fillNames } from '../../languages/fill-words.js';
import { minuteMs, secondMs } from '../../time/time-units.js';
import { publicCompanyOf } from '../companies/companies.service.js';
import type { LeadMove } from '../leads/leads.service.js';
import { calendarFile } from './calendar-file.js';
import { slotOf } from './callbacks.service.js';
import { type AnswerContext, handoffMessage } from './handoff-message.js';
import type { HandoffRow } from './handoffs.store.js';
import { moveSummary, type Summary } from './move-summary.js';

const slotMs = slotMinutes * minuteMs;

export function companyLinks(summary: Summary, { company, language }: AnswerContext) {
  const { enableWhatsApp, enablePhoneCalls } = company.config.chatbotConfig;
  const { phone } = company.config.contactInfo;
  const whatsapp = enableWhatsApp ? whatsappUrl(phone, moveSummary(summary, language)) : undefined;
  const call = enablePhoneCalls ? phoneUrl(phone) : undefined;
  return { ...(whatsapp && { whatsappUrl: whatsapp }), ...(call && { phoneUrl: call }) };
}

function calendarWords(row: HandoffRow, reference: string, { company, language }: AnswerContext) {
  const { name, phone } = publicCompanyOf(company);
  const { handoffs } = language.words;
  const line = (words: string, names: Readonly<Record<string, string>>) => fillNames(words, names, language.words);
  const text =
    row.phone === ''
      ? line(language.words.chat['handoff.reference'], { reference })
      : line(handoffs.calendar_text, { company: name, phone: row.phone, reference });
  return {
    summary: line(handoffs.calendar_title, { company: name }),
    description: phone === '' ? text : `${text}\n${line(handoffs.calendar_phone, { phone })}`,
  };
}

/** What the visitor was told to refer to: the lead that they had, or else the request itself. */
export function subjectOf({ id, leadId, joinedAt }: Pick<HandoffRow, 'id' | 'leadId' | 'joinedAt'>): string {
  return joinedAt === null ? (leadId ?? id) : id;
}

const sequenceSinceMs = Date.UTC(2020, 0);

/**
 * All callbacks of a lead are one calendar entry, so that a new time replaces the one before. The sequence is the
 * second of the request or of its last change: it follows from the row alone, and later ones are always higher.
 */
export function callbackCalendar(row: HandoffRow & { slotStart: number }, context: AnswerContext): string {
  const stampMs = Math.max(row.createdAt, row.changedAt ?? 0, row.cancelledAt ?? 0);
  return calendarFile({
    uid: subjectOf(row),
    sequence: Math.floor((stampMs - sequenceSinceMs) / secondMs),
    startMs: row.slotStart,
    endMs: row.slotStart + slotMs,
    stampMs,
    isCancelled: row.cancelledAt !== null,
    ...calendarWords(row, leadReference(subjectOf(row)), context),
  });
}

/** The calendar file is part of the answer: an address of its own would need a guard against others. */
function callbackOf(row: HandoffRow, context: AnswerContext) {
  if (row.slotStart === null) return {};
  const { businessHours } = context.company.config.chatbotConfig;
  const calendar = callbackCalendar({ ...row, slotStart: row.slotStart }, context);
  return { slot: slotOf(row.slotStart, { company: businessHours.timezone, visitor: row.timezone }), calendar };
}

/** Depends on the stored row alone, so that a repeated request always gets the same answer. */
export function handoffAnswer(row: HandoffRow, lead: LeadMove | undefined, context: AnswerContext): StoredHandoff {
  const reference = leadReference(subjectOf(row));
  return {
    id: row.id,
    reference,
    ...handoffMessage(row, context),
    ...callbackOf(row, context),
    ...companyLinks({ company: publicCompanyOf(context.company).name, reference, lead }, context),
  };
}
