import type { WebhookEvent } from '@meg/shared/contract/webhooks';
import type { Db } from '../../../database/schema.js';
import { personName } from '../../../people/person-name.js';
import type { FeedbackService } from '../../feedback/feedback.service.js';
import type { HandoffsService } from '../../handoffs/handoffs.service.js';
import type { LeadOutcomesService } from '../../lead-work/outcome/lead-outcomes.service.js';
import { moveOfLead } from '../../leads/facts/lead-move.service.js';
import { conversationText, quoteOfLead, readinessOfLead } from '../../leads/facts/lead-said.service.js';
import { personKeys } from '../../leads/lead-search.service.js';
import type { LeadsService } from '../../leads/leads.service.js';
import type { PeopleService } from '../../people/people.service.js';
import {
  type EventFacts,
  factsOfEvent,
  factsOfFeedback,
  factsOfHandoff,
  factsOfLead,
  type WebhookFacts,
} from '../payload/webhook-facts.js';

interface Needs {
  leads: LeadsService;
  handoffs: HandoffsService;
  feedback: FeedbackService;
  people: PeopleService;
  leadOutcomes: LeadOutcomesService;
}

export interface PlannedEvent extends EventFacts {
  companyId: string;
  subjectId: string;
  /** For a change of status: before and after. */
  change: { from: string; to: string } | undefined;
}

/** What an event is about, with the keys by which an erasure finds it. */
export interface WebhookSubject {
  facts: WebhookFacts;
  leadId: string | null;
  emailKey: string;
  phoneKey: string;
}

const nobody = { emailKey: '', phoneKey: '' };

/** Reads the current facts of an event's subject. */
export class WebhookSubjects {
  constructor(private readonly needs: Needs) {}

  /** Undefined if the subject was erased, or a bot sent it. */
  async find(db: Db, event: PlannedEvent): Promise<WebhookSubject | undefined> {
    const found = await this.finders[event.type](db, event);
    if (!found) return undefined;
    const ofLead = found.leadId === null ? {} : await this.factsOfLead(db, event, found.leadId);
    return ofLead && { ...found, facts: { ...factsOfEvent(event), ...ofLead, ...found.facts } };
  }

  private readonly ofLead = async (_: Db, { subjectId, change }: PlannedEvent): Promise<WebhookSubject> => ({
    leadId: subjectId,
    ...nobody,
    facts: change ? { 'change.from': change.from, 'change.to': change.to } : {},
  });

  private readonly ofHandoff = async (
    db: Db,
    { companyId, subjectId }: PlannedEvent,
  ): Promise<WebhookSubject | undefined> => {
    const handoff = await this.needs.handoffs.find(db, companyId, subjectId);
    if (!handoff || handoff.botSign !== null) return undefined;
    return { leadId: handoff.leadId, ...personKeys(handoff), facts: factsOfHandoff(handoff) };
  };

  private readonly finders: Readonly<
    Record<WebhookEvent, (db: Db, event: PlannedEvent) => Promise<WebhookSubject | undefined>>
  > = {
    'lead.created': this.ofLead,
    'lead.updated': this.ofLead,
    'lead.assigned': this.ofLead,
    'lead.status_changed': this.ofLead,
    'handoff.requested': this.ofHandoff,
    'callback.changed': this.ofHandoff,
    'callback.cancelled': this.ofHandoff,
    'callback.done': this.ofHandoff,
    'callback.no_answer': this.ofHandoff,
    'feedback.given': async (db, { companyId, subjectId }) => {
      const given = await this.needs.feedback.find(db, companyId, subjectId);
      if (!given || given.botSign !== null) return undefined;
      const keys = personKeys({ email: given.userEmail, phone: '' });
      return { leadId: given.leadId, ...keys, facts: factsOfFeedback(given) };
    },
  };

  private async factsOfLead(db: Db, event: PlannedEvent, leadId: string): Promise<WebhookFacts | undefined> {
    const { companyId } = event;
    const lead = await this.needs.leads.find(db, companyId, leadId);
    if (!lead || lead.botSign !== null) return undefined;
    const everyone = lead.assigneeId === null ? [] : await this.needs.people.list(companyId, db);
    const assignee = everyone.find(({ id }) => id === lead.assigneeId);
    return {
      ...factsOfLead(
        {
          ...lead,
          move: moveOfLead(lead),
          quote: quoteOfLead(lead),
          readinessPercent: readinessOfLead(lead),
          chatHistory: conversationText(lead),
          mergedIds: (await this.needs.leads.mergedInto(db, companyId, [leadId])).map(({ id }) => id),
          outcome: await this.needs.leadOutcomes.ofLead(db, companyId, leadId),
        },
        event,
      ),
      ...(assignee && { 'assignee.name': personName(assignee), 'assignee.email': assignee.email }),
    };
  }
}
