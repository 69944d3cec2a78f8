import type { PlatformCompany } from '@meg/shared/contract/platform';
import { auditSentence } from '../../api/audit-words.js';
import { QueryFault } from '../../api/query-fault.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingLines } from '../../ui/feedback/skeleton.js';
import { Timeline } from '../../ui/layout/timeline.js';
import { LoadMore } from '../../ui/table/load-more.js';
import { DateText } from '../../ui/text/date-text.js';
import { useCompanyAudit } from './platform.queries.js';

export function CompanyAuditDialog({ company, onClose }: { company: PlatformCompany; onClose: () => void }) {
  const log = useCompanyAudit(company.id);
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Dialog isOpen onClose={onClose} title={`Audit log of ${company.name}`} size="large">
      {log.isPending && <LoadingLines label="Reading the log" lines={6} />}
      {log.error && !log.data && <QueryFault query={log} />}
      {log.data && entries.length === 0 && (
        <EmptyState title="Nothing yet">This company has changed nothing.</EmptyState>
      )}
      <Timeline
        items={entries.map((entry) => ({
          key: entry.id,
          time: <DateText value={entry.at} style="dateTime" />,
          title: `${entry.personName}: ${auditSentence(entry)}`,
        }))}
      />
      {entries.length > 0 && <LoadMore query={log} shown={entries.length} />}
    </Dialog>
  );
}
