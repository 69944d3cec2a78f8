import type { Operator } from '@meg/shared/contract/contact-messages';
import type { Quote } from '@meg/shared/contract/quotes';
import { isEmail } from '@meg/shared/domain/forms/email';
import type { Ground } from '../../ground.js';
import { languageFor, type ReaderLanguage } from '../../languages/choose-language.js';
import { englishFor } from '../../languages/company-english.js';
import { plainName } from '../../mail/letter/plain-name.js';
import type { CompaniesService, Company } from '../companies/companies.service.js';
import { type HandoffRow, type HandoffsService, movingDate, subjectOf } from '../handoffs/handoffs.service.js';
import { moveOfLead } from '../leads/facts/lead-move.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import type { QuestionAskers } from '../open-questions/askers.service.js';
import type { QuotesService } from '../quotes/quotes.service.js';
import { greetedName, plainQuestion, plainRange } from './plain-words.js';
import { isStopped } from './visitor-mails.store.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'languages'> {
  companies: CompaniesService;
  leads: LeadsService;
  handoffs: HandoffsService;
  quotes: QuotesService;
  questionAskers: QuestionAskers;
  /** Named as the sender where the company's name is not a plain one. */
  operator: Operator;
}

/** What every mail to a visitor needs. */
export interface MailFacts {
  to: string;
  /** Id of the lead, or of the callback request without a lead. */
  subjectId: string;
  company: Company;
  language: ReaderLanguage;
}

export interface QuoteFacts extends MailFacts {
  name: string;
  /** Both as the list of places names them; empty if it does not know what was typed. */
  originCity: string;
  destinationCity: string;
  /** The day or the month of the move; empty if neither is known. */
  movingDate: string;
  /** Empty if there was none. */
  range: string;
  /**
   * Its lines name places only as the list has them. Its warnings may contain typed text: they must not be mailed,
   * because the address may be a stranger's.
   */
  quote: Omit<Quote, 'warnings' | 'warning'> | null;
  /** Whether the stored lead gives the range that the visitor saw; the chat may have learned more since. */
  isSeen: boolean;
}

export interface CallbackFacts extends MailFacts {
  /** Empty where the visitor has told none. */
  name: string;
  handoff: HandoffRow & { slotStart: number };
  /** The time before, of a callback that was moved. */
  movedFromMs?: number;
}

export interface AnswerFacts extends MailFacts {
  name: string;
  /** The visitor's question as it is stored; empty if it might be a message to a stranger. */
  asked: string;
  /** The company's own words. */
  answer: string;
}

const middleOf = (quote: Quote | null): number | null =>
  quote?.minPrice == null || quote.maxPrice === null ? null : Math.round((quote.minPrice + quote.maxPrice) / 2);

/** Who wants no more mails about their lead wants none about its callback, either. */
function stoppableOf(handoff: HandoffRow): string[] {
  const { leadId, linkedByServer } = handoff;
  return [subjectOf(handoff), ...(leadId === null || linkedByServer === 1 ? [] : [leadId])];
}

/** Reads what a mail is written from. Undefined if none may be sent: not wanted, a bot, stopped, erased, suspended. */
export class VisitorMailFacts {
  constructor(private readonly needs: Needs) {}

  async quote(companyId: string, leadId: string): Promise<QuoteFacts | undefined> {
    const { database, leads, languages } = this.needs;
    const lead = await leads.find(database.reader, companyId, leadId);
    if (lead?.wantsEmail !== 1 || lead.botSign !== null || !isEmail(lead.email)) return undefined;
    const company = await this.company(companyId, leadId);
    if (!company) return undefined;
    const language = englishFor(company, languageFor(languages, [lead.language]));
    const { quotes } = this.needs;
    const move = moveOfLead(lead);
    const whole = quotes.quoteStored(company, move, language);
    const quote = whole && quotes.asVisitorsSee(company, whole, language);
    return {
      to: lead.email,
      subjectId: leadId,
      company,
      language,
      name: greetedName(lead.name),
      originCity: quote?.origin.place?.label ?? '',
      destinationCity: quote?.destination.place?.label ?? '',
      movingDate: movingDate(move, language),
      range: lead.rangeShown === 1 ? plainRange(lead.preliminaryQuote) : '',
      quote,
      isSeen: lead.rangeShown === 1 && lead.quoteAmount > 0 && middleOf(quote) === lead.quoteAmount,
    };
  }

  async answer(companyId: string, askerId: string): Promise<AnswerFacts | undefined> {
    const { database, leads, languages, questionAskers } = this.needs;
    const answered = await questionAskers.answered(database.reader, companyId, askerId);
    if (!answered) return undefined;
    const { leadId, asked, answer } = answered;
    const lead = await leads.find(database.reader, companyId, leadId);
    if (lead?.wantsEmail !== 1 || lead.botSign !== null || !isEmail(lead.email)) return undefined;
    const company = await this.company(companyId, leadId);
    if (!company) return undefined;
    const language = englishFor(company, languageFor(languages, [lead.language]));
    const [name, question] = [greetedName(lead.name), plainQuestion(asked)];
    return { to: lead.email, subjectId: leadId, company, language, name, asked: question, answer };
  }

  /** Without a seat, the visitor has since chosen another time, which has its own mail. */
  async callback(companyId: string, handoffId: string): Promise<CallbackFacts | undefined> {
    const facts = await this.ofCallback(companyId, handoffId);
    return facts?.handoff.slotSeat === null ? undefined : facts;
  }

  /** None if it was moved back meanwhile. */
  async moved(companyId: string, handoffId: string, movedFromMs: number | null): Promise<CallbackFacts | undefined> {
    const facts = await this.callback(companyId, handoffId);
    if (!facts || movedFromMs === null) return facts;
    return facts.handoff.slotStart === movedFromMs ? undefined : { ...facts, movedFromMs };
  }

  async cancellation(companyId: string, handoffId: string): Promise<CallbackFacts | undefined> {
    const facts = await this.ofCallback(companyId, handoffId);
    return facts?.handoff.cancelledAt === null ? undefined : facts;
  }

  private async ofCallback(companyId: string, handoffId: string): Promise<CallbackFacts | undefined> {
    const { database, handoffs, languages, now } = this.needs;
    const handoff = await handoffs.find(database.reader, companyId, handoffId);
    if (!handoff || handoff.botSign !== null || !isEmail(handoff.email)) return undefined;
    const { slotStart, wantsEmail, changedBy, cancelledBy } = handoff;
    // What the company changed is told to everybody who gave an address: they would wait for a call that does not come.
    if (wantsEmail !== 1 && changedBy === null && cancelledBy === null) return undefined;
    if (slotStart === null || slotStart <= now()) return undefined;
    const subjectId = subjectOf(handoff);
    const company = await this.company(companyId, ...stoppableOf(handoff));
    if (!company) return undefined;
    const language = englishFor(company, languageFor(languages, [handoff.language]));
    const name = greetedName(await this.nameOf(handoff));
    return { to: handoff.email, subjectId, company, language, name, handoff: { ...handoff, slotStart } };
  }

  /** That of a lead that the visitor did not name only at its own address: anybody may give the number of somebody else. */
  private async nameOf({ name, email, leadId, linkedByServer, companyId }: HandoffRow): Promise<string> {
    if (name !== '' || leadId === null) return name;
    const { leads, database } = this.needs;
    const lead = await leads.find(database.reader, companyId, leadId);
    const isOwn = linkedByServer === 0 || lead?.email.toLowerCase() === email.toLowerCase();
    return lead && isOwn ? lead.name : '';
  }

  /** With a plain name. Undefined if none of its visitors is sent mails, or not this one. */
  private async company(companyId: string, ...subjectIds: readonly string[]): Promise<Company | undefined> {
    const { companies, database, operator } = this.needs;
    const company = await companies.requireById(companyId);
    if (!company.config.visitorEmails || (await companies.isSuspended(company.slug))) return undefined;
    for (const id of subjectIds) if (await isStopped(database.reader, companyId, id)) return undefined;
    const { branding } = company.config;
    const companyName = plainName(branding.companyName || company.name, plainName(operator.name, 'Meg'));
    return { ...company, config: { ...company.config, branding: { ...branding, companyName } } };
  }
}
