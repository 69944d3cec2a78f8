import type { LeadDetail, LeadTimelineEntry } from '@meg/shared/contract/lead-detail';
import { Timeline } from '../../../ui/layout/timeline.js';
import { DateText } from '../../../ui/text/date-text.js';
import { LeadSection } from './lead-section.js';
import { timelineWords } from './timeline-words.js';

function moreOf({ feedback }: LeadDetail, { kind, id, after }: LeadTimelineEntry): string | undefined {
  if (kind === 'called') return after ?? undefined;
  return kind === 'feedback' ? feedback.find((one) => one.id === id)?.comment : undefined;
}

export function LeadTimeline({ lead }: { lead: LeadDetail }) {
  const items = lead.timeline.map((entry) => ({
    key: entry.id,
    time: <DateText value={entry.at} style="dateTime" />,
    title: timelineWords(entry),
    children: moreOf(lead, entry),
  }));
  return (
    <LeadSection title="What happened">
      <Timeline items={items} />
    </LeadSection>
  );
}
