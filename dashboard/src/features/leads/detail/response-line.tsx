import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { formatDate, formatDuration } from '../../../ui/text/format.js';
import { useNow } from '../../../ui/text/use-now.js';
import { wasInTime } from '../waiting-words.js';

const minuteMs = 60_000;

/** The response clock: until when somebody is to be in touch, or how long it took. */
export function ResponseLine({ lead }: { lead: LeadDetail }) {
  const nowMs = useNow();
  const { status, respondBy, responseMinutes } = lead;
  if (responseMinutes !== null) {
    const isInTime = wasInTime(lead);
    const judged = isInTime === undefined ? '' : isInTime ? ', in time' : ', later than promised';
    return (
      <p className="soft-small">
        Answered in {formatDuration(responseMinutes * minuteMs)}
        {judged}
      </p>
    );
  }
  if (status !== 'new' || respondBy === null) return null;
  const leftMs = Date.parse(respondBy) - nowMs;
  return (
    <p className={leftMs > 0 ? 'soft-small' : 'small late'}>
      Be in touch by {formatDate(respondBy, 'dateTime')}
      {leftMs > 0 ? `: ${formatDuration(leftMs)} left` : `: ${formatDuration(-leftMs)} late`}
    </p>
  );
}
