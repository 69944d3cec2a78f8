import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { BusinessHours } from '@meg/shared/domain/time/business-hours';
import { may, useMe } from '../../../api/me.js';
import { LeadTasks } from '../actions/lead-tasks.js';
import { ContactActions } from '../edit/contact-actions.js';
import { LeadNotes } from '../edit/lead-notes.js';
import { LeadStatusSteps } from '../edit/lead-status-steps.js';
import { LeadTeam } from '../edit/lead-team.js';
import type { FilterChoices } from '../list/more-filters.js';
import { LeadReplies } from '../reply/lead-replies.js';
import { hasConversation, LeadConversation } from './lead-conversation.js';
import styles from './lead-detail.module.css';
import { LeadDifficulty } from './lead-difficulty.js';
import { LeadFacts } from './lead-facts.js';
import { LeadPrivacy } from './lead-privacy.js';
import { LeadReadiness } from './lead-readiness.js';
import { LeadScore } from './lead-score.js';
import { LeadTimeline } from './lead-timeline.js';
import { PromiseBanner } from './promise-banner.js';
import { QuoteWorkings } from './quote-breakdown.js';
import { SamePerson } from './same-person.js';

export interface LeadSectionsProps {
  lead: LeadDetail;
  choices: FilterChoices & { companyName: string; country: string | null; businessHours: BusinessHours | undefined };
  /** The address of another lead, shown in the same way as this one. */
  hrefOf: (id: string) => string;
  onErased: () => void;
  /** To another lead, shown in the same way, in place of this one. */
  onGo: (id: string) => void;
}

/**
 * All of a lead, in five parts: what to do now, the conversation, what is known of the move, the work on it, and the
 * rest. Where there is room, the conversation and the work stand beside the move; otherwise the parts follow each other
 * in this order.
 */
export function LeadSections({ lead, choices, hrefOf, onErased, onGo }: LeadSectionsProps) {
  const me = useMe();
  // Access for support is read-only.
  const isReadOnly = !may(me, 'leads.work');
  // What nobody has said does not stand first.
  const hasSaid = hasConversation(lead);
  return (
    <div className={styles.container}>
      <div className={styles.parts}>
        <div className={styles.side}>
          <div className={styles.now}>
            <PromiseBanner lead={lead} />
            <ContactActions
              lead={lead}
              country={choices.country}
              writer={{ firstName: me.firstName, companyName: choices.companyName }}
            />
            {!isReadOnly && <LeadStatusSteps lead={lead} currency={choices.currency} />}
            <SamePerson lead={lead} hrefOf={hrefOf} isReadOnly={isReadOnly} onGo={onGo} />
          </div>
          <div className={styles.known}>
            <LeadFacts lead={lead} />
            <QuoteWorkings lead={lead} />
          </div>
        </div>
        <div className={styles.main}>
          {hasSaid && (
            <div className={styles.talk}>
              <LeadConversation lead={lead} />
            </div>
          )}
          <div className={styles.work}>
            <LeadTasks lead={lead} people={choices.people} hours={choices.businessHours} isReadOnly={isReadOnly} />
            <LeadReplies lead={lead} companyName={choices.companyName} isReadOnly={isReadOnly} />
            <LeadNotes lead={lead} isReadOnly={isReadOnly} />
            {!isReadOnly && <LeadTeam lead={lead} choices={choices} />}
            {!hasSaid && <LeadConversation lead={lead} />}
          </div>
        </div>
        <div className={styles.rest}>
          <LeadTimeline lead={lead} />
          <LeadScore lead={lead} />
          <LeadDifficulty lead={lead} />
          <LeadReadiness lead={lead} />
          <LeadPrivacy lead={lead} onErased={onErased} />
        </div>
      </div>
    </div>
  );
}
