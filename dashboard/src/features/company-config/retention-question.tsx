import type { countOldLeads } from '@meg/shared/contract/lead-records';
import { request } from '../../api/request.js';
import type { AskBefore } from '../../settings/settings-draft.js';
import { formatNumber } from '../../ui/text/format.js';

const longest = 3_650;

/** Whether leads are erased that were kept until now. 0 keeps all; what is no period is refused when it is saved. */
export const isShorter = (days: number, before: number): boolean =>
  Number.isInteger(days) && days > 0 && days <= longest && (before === 0 || days < before);

/** Before leads are kept for less long than they were. */
export const askAboutRetention: AskBefore = async ({ config: { retentionDays: before } }, { retentionDays: days }) => {
  if (!isShorter(days, before)) return undefined;
  const { leads } = await request<typeof countOldLeads>('GET', '/api/leads/older', { query: { days } });
  const which = leads === 1 ? '1 lead is' : `${formatNumber(leads)} leads are`;
  return (
    <p>
      {leads === 0
        ? `Leads are erased for good when they are ${formatNumber(days)} days old. None is that old yet.`
        : `${which} older than ${formatNumber(days)} days and will be erased for good, with conversations, notes and bookings. This cannot be undone.`}
    </p>
  );
};
