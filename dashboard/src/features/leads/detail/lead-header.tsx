import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { Badge } from '../../../ui/badges/badge.js';
import { StatusBadge } from '../../../ui/badges/status-badge.js';
import { moveSummary, routeOf } from '../lead-words.js';
import { ResponseLine } from './response-line.js';

/** What stands under the name: the move, the reference and until when somebody is to be in touch. */
export function LeadHeader({ lead }: { lead: LeadDetail }) {
  return (
    <div className="stack-1">
      <p className="soft-small">{[routeOf(lead), moveSummary(lead)].filter(Boolean).join(' · ')}</p>
      <p className="wrap-centred-2">
        <StatusBadge status={lead.status} />
        <span className="soft-small">{lead.reference}</span>
        {lead.isTest && <Badge>Test</Badge>}
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
