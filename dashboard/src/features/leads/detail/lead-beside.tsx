import { Maximize2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { Drawer } from '../../../ui/dialog/drawer.js';
import { whoIs } from '../lead-words.js';
import { useLead } from '../leads.queries.js';
import { LeadHeader } from './lead-header.js';
import { LeadNeighbours, type Neighbours } from './lead-neighbours.js';
import { LeadSections, type LeadSectionsProps } from './lead-sections.js';
import { LeadState } from './lead-state.js';
import { useMergedAway } from './use-merged-away.js';

interface LeadBesideProps extends Pick<LeadSectionsProps, 'choices' | 'hrefOf'> {
  id: string;
  neighbours: Neighbours;
  /** The lead's own page. */
  pageHref: string;
  onGo: (id: string) => void;
  onClose: () => void;
}

/** A lead next to the list that it was opened from; on a phone, over the whole of it. */
export function LeadBeside({ id, choices, hrefOf, neighbours, pageHref, onGo, onClose }: LeadBesideProps) {
  const lead = useLead(id);
  useMergedAway(id, lead.data, onGo);
  const navigate = useNavigate();
  return (
    <Drawer
      isOpen
      isBeside
      onClose={onClose}
      title={lead.data ? whoIs(lead.data) : 'Lead'}
      description={lead.data && <LeadHeader lead={lead.data} />}
      actions={
        <>
          <LeadNeighbours neighbours={neighbours} onGo={onGo} />
          <IconButton
            label="Open as a page"
            icon={Maximize2}
            iconSize={16}
            size="compact"
            onClick={() => void navigate(pageHref)}
          />
        </>
      }
    >
      {lead.data ? (
        <LeadSections key={id} lead={lead.data} choices={choices} hrefOf={hrefOf} onGo={onGo} onErased={onClose} />
      ) : (
        <LeadState query={lead} />
      )}
    </Drawer>
  );
}
