import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { ApiError } from '../../../api/api-error.js';
import { useMe } from '../../../api/me.js';
import { QueryFault } from '../../../api/query-fault.js';
import { Badge } from '../../../ui/badges/badge.js';
import { StatusBadge } from '../../../ui/badges/status-badge.js';
import { Drawer } from '../../../ui/dialog/drawer.js';
import { EmptyState } from '../../../ui/feedback/empty-state.js';
import { Loading, Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.js';
import { ContactActions } from '../edit/contact-actions.js';
import { LeadNotes } from '../edit/lead-notes.js';
import { LeadStatusSteps } from '../edit/lead-status-steps.js';
import { LeadTeam } from '../edit/lead-team.js';
import { moveSummary, routeOf } from '../lead-words.js';
import { useLead } from '../leads.queries.js';
import type { FilterChoices } from '../list/more-filters.js';
import { LeadConversation } from './lead-conversation.js';
import styles from './lead-drawer.module.css';
import { LeadFacts } from './lead-facts.js';
import { LeadPrivacy } from './lead-privacy.js';
import { LeadTimeline } from './lead-timeline.js';
import { PromiseBanner } from './promise-banner.js';
import { QuoteWorkings } from './quote-breakdown.js';
import { ResponseLine } from './response-line.js';
import { SamePerson } from './same-person.js';

interface LeadDrawerProps {
  id: string;
  choices: FilterChoices & { companyName: string };
  hrefOf: (id: string) => string;
  onClose: () => void;
}

export function LeadDrawer({ id, choices, hrefOf, onClose }: LeadDrawerProps) {
  const lead = useLead(id);
  const title = lead.data?.name ?? 'Lead';
  return (
    <Drawer isOpen isBeside onClose={onClose} title={title} header={lead.data && <LeadHeader lead={lead.data} />}>
      {lead.data ? (
        <LeadContent lead={lead.data} choices={choices} hrefOf={hrefOf} onClose={onClose} />
      ) : lead.error ? (
        <NoLead query={lead} />
      ) : (
        <Loading label="Loading the lead">
          <Skeleton height="3rem" />
          <SkeletonLines lines={8} />
        </Loading>
      )}
    </Drawer>
  );
}

function NoLead({ query }: { query: ReturnType<typeof useLead> }) {
  const { error } = query;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState title="This lead is not there">It may have been erased, or the address is not whole.</EmptyState>
    );
  }
  return <QueryFault query={query} title="Failed to fetch the lead" />;
}

function LeadHeader({ lead }: { lead: LeadDetail }) {
  return (
    <div className="stack-1">
      <p className={styles.name}>{lead.name}</p>
      <p className="soft-small">
        {routeOf(lead)} · {moveSummary(lead)}
      </p>
      <p className="wrap-centred-2">
        <StatusBadge status={lead.status} />
        <span className="soft-small">{lead.reference}</span>
        {lead.looksLikeBot && <Badge tone="warning">Looks like a bot</Badge>}
        {lead.language !== 'en' && <Badge tone="info">Writes in {languageName(lead.language)}</Badge>}
      </p>
      <ResponseLine lead={lead} />
    </div>
  );
}

function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

type ContentProps = Omit<LeadDrawerProps, 'id'> & { lead: LeadDetail };

function LeadContent({ lead, choices, hrefOf, onClose }: ContentProps) {
  const me = useMe();
  // Access for support is read-only.
  const isReadOnly = me.support !== null;
  return (
    <div className="stack-6">
      <PromiseBanner lead={lead} />
      <ContactActions lead={lead} writer={{ firstName: me.firstName, companyName: choices.companyName }} />
      {!isReadOnly && <LeadStatusSteps lead={lead} />}
      <QuoteWorkings lead={lead} />
      <LeadFacts lead={lead} />
      <SamePerson leads={lead.samePerson} hrefOf={hrefOf} />
      {!isReadOnly && <LeadTeam lead={lead} choices={choices} />}
      <LeadNotes lead={lead} isReadOnly={isReadOnly} />
      <LeadTimeline lead={lead} />
      <LeadConversation lead={lead} />
      <LeadPrivacy lead={lead} onErased={onClose} />
    </div>
  );
}
