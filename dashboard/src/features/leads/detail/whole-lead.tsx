import { leadPath } from '@meg/shared/domain/paths';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../ui/buttons/copy-button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Page } from '../../../ui/layout/page.js';
import { whoIs } from '../lead-words.js';
import { useLead } from '../leads.queries.js';
import { LeadHeader } from './lead-header.js';
import { LeadNeighbours, type Neighbours } from './lead-neighbours.js';
import { LeadSections, type LeadSectionsProps } from './lead-sections.js';
import { LeadState } from './lead-state.js';
import { useMergedAway } from './use-merged-away.js';

interface WholeLeadProps extends Pick<LeadSectionsProps, 'choices' | 'hrefOf'> {
  id: string;
  neighbours: Neighbours;
  listHref: string;
  /** What the keys opened: to assign the lead, or to change its status. */
  work: ReactNode;
  onGo: (id: string) => void;
  onErased: () => void;
}

/** A lead as a page of its own, at an address that can be sent to a colleague. */
export function WholeLead({ id, choices, hrefOf, neighbours, listHref, work, onGo, onErased }: WholeLeadProps) {
  const lead = useLead(id);
  useMergedAway(id, lead.data, onGo);
  return (
    <Page
      title={lead.data ? whoIs(lead.data) : 'Lead'}
      description={lead.data && <LeadHeader lead={lead.data} />}
      actions={
        <>
          <LinkButton size="compact" to={listHref}>
            <ArrowLeft size={16} aria-hidden /> To the list
          </LinkButton>
          <LeadNeighbours neighbours={neighbours} onGo={onGo} />
          <span className="not-on-phone">
            <CopyButton text={new URL(leadPath(id), location.href).href} label="Copy the address" />
          </span>
        </>
      }
    >
      <h2 className="visually-hidden">All of this lead</h2>
      {work}
      {lead.data ? (
        <LeadSections key={id} lead={lead.data} choices={choices} hrefOf={hrefOf} onGo={onGo} onErased={onErased} />
      ) : (
        <LeadState query={lead} />
      )}
    </Page>
  );
}
