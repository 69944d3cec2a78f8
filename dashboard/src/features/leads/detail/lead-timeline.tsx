import type { LeadDetail, LeadTimelineEntry } from '@meg/shared/contract/lead-detail';
import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import { statusWords } from '../../../ui/badges/status-badge.js';
import { Timeline } from '../../../ui/layout/timeline.js';
import { DateText } from '../../../ui/text/date-text.js';
import { LeadSection } from './lead-section.js';

const handoffWords: Record<string, string> = {
  whatsapp: 'Asked for a person on WhatsApp',
  call: 'Asked to be called',
  callback: 'Asked for a callback',
};

function wordsOf({ kind, detail, who }: LeadTimelineEntry): string {
  const by = who === null ? 'The visitor' : who;
  switch (kind) {
    case 'created':
      return detail === '' ? 'Left their details in the chat' : `Left their details on ${detail}`;
    case 'status':
      return who === null
        ? `Became ${statusWords[detail as LeadStatus]}`
        : `${by} changed the status to ${statusWords[detail as LeadStatus]}`;
    case 'handoff':
      return handoffWords[detail] ?? 'Asked for a person';
    case 'callback':
      return detail === 'changed' ? 'Changed the time of the callback' : 'Cancelled the callback';
    case 'feedback':
      return `Rated the chat ${detail} of 5`;
    case 'note':
      return `${by} wrote a note`;
    case 'assigned':
      return detail === '' ? `${by} took the lead from its person` : `${by} gave the lead to ${detail}`;
    case 'tagged':
      return `${by} added the tag ${detail}`;
    case 'answered':
      return `${by} answered what was asked in the chat: “${detail}”`;
    case 'untagged':
      return `${by} took away the tag ${detail}`;
  }
}

export function LeadTimeline({ lead }: { lead: LeadDetail }) {
  const items = lead.timeline.map((entry) => ({
    key: entry.id,
    time: <DateText value={entry.at} style="dateTime" />,
    title: wordsOf(entry),
    children: entry.kind === 'feedback' ? lead.feedback.find(({ id }) => id === entry.id)?.comment : undefined,
  }));
  return (
    <LeadSection title="What happened">
      <Timeline items={items} />
    </LeadSection>
  );
}
