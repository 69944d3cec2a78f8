import { MailSearch } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { isInternal, useMe } from '../../api/me.js';
import { PagedTable } from '../../api/paged-table.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Page } from '../../ui/layout/page.js';
import { MessageFilters } from './message-filters.js';
import { MessageRow, messageColumns } from './message-row.js';
import { type SentMessagesFilter, useSentMessages } from './sent-messages.queries.js';

export default function SentMessagesPage() {
  const isStaff = isInternal(useMe());
  const [search, setSearch] = useSearchParams();
  const filter: SentMessagesFilter = {
    recipient: search.get('recipient') ?? '',
    leadId: search.get('lead') ?? '',
    companyId: isStaff ? (search.get('company') ?? '') : '',
  };
  const setFilter = ({ recipient, leadId, companyId }: SentMessagesFilter) => {
    const named = { recipient, lead: leadId, company: companyId };
    setSearch(Object.fromEntries(Object.entries(named).filter(([, value]) => value !== '')), { replace: true });
  };
  const list = useSentMessages(filter);
  const pages = list.data?.pages;
  return (
    <Page
      title="Sent messages"
      description="Who was sent what, why, and how it ended. Look up a person who asks why they got a mail."
    >
      <MessageFilters
        filter={filter}
        companyName={filter.companyId === '' ? undefined : pages?.[0]?.company.name}
        findsCompanies={isStaff}
        onChange={setFilter}
      />
      <PagedTable
        query={list}
        label="Sent messages"
        columns={messageColumns}
        rows={pages?.flatMap((page) => page.messages)}
        row={(message) => <MessageRow key={message.id} message={message} opensLeads={filter.companyId === ''} />}
        noun={['message', 'messages']}
        empty={<NothingSent isNarrowed={filter.recipient !== '' || filter.leadId !== ''} />}
      />
    </Page>
  );
}

function NothingSent({ isNarrowed }: { isNarrowed: boolean }) {
  const icon = <MailSearch size={24} aria-hidden />;
  if (isNarrowed) {
    return (
      <EmptyState icon={icon} title="Nothing was sent to them">
        Write a part of a colleague’s name or address, or the whole address of a visitor. Notifications are kept for 180
        days, mails to visitors for 90 and mails about accounts for 7.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title="Nothing was sent yet">
      Notifications, mails to visitors and mails about accounts appear here as soon as they are planned.
    </EmptyState>
  );
}
