import type { RecordAudit } from '../../audit/record-audit.js';
import type { Database } from '../../database/database.js';
import type { RecordEvent } from '../../events/record-event.js';
import type { ReaderLanguage } from '../../languages/choose-language.js';
import type { ErasePerson } from '../../people/person-trace.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { FeedbackService } from '../feedback/feedback.service.js';
import type { HandoffsService } from '../handoffs/handoffs.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import type { PeopleService } from '../people/people.service.js';
import type { QuotesService } from '../quotes/quotes.service.js';
import { LeadDetailService } from './detail/lead-detail.service.js';
import { LeadErasureService } from './erase/lead-erasure.service.js';
import { LeadExportService } from './export/lead-export.service.js';
import { LeadListService } from './list/lead-list.service.js';
import { LeadWorkService } from './work/lead-work.service.js';

interface Sources {
  database: Database;
  now: () => number;
  newId: () => string;
  companies: CompaniesService;
  people: PeopleService;
  recordAudit: RecordAudit;
  recordEvent: RecordEvent;
  leads: LeadsService;
  quotes: QuotesService;
  handoffs: HandoffsService;
  feedback: FeedbackService;
  language: ReaderLanguage;
  erasers: readonly ErasePerson[];
}

/** All that people of a company do with its leads. */
export function makeLeadServices(sources: Sources) {
  const leadList = new LeadListService(sources);
  return {
    now: sources.now,
    leadList,
    leadDetail: new LeadDetailService(sources),
    leadWork: new LeadWorkService(sources),
    leadErasure: new LeadErasureService(sources),
    leadExport: new LeadExportService({ ...sources, leadList }),
  };
}
