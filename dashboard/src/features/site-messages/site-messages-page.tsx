import type { SiteMessageState } from '@meg/shared/contract/site-messages';
import { useSearchParams } from 'react-router';
import { isInternal, useMe } from '../../api/me.js';
import { PagedTable } from '../../api/paged-table.js';
import { StaffOnly } from '../../api/staff-only.js';
import { FilterChips } from '../../ui/choices/filter-chips.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Page } from '../../ui/layout/page.js';
import { MessageDrawer } from './message-drawer.js';
import { MessageRow, messageColumns } from './message-row.js';
import { type MessageFilter, useSiteMessages } from './site-messages.queries.js';

const kinds = [
  { value: '', label: 'Both' },
  { value: 'beta-application', label: 'Beta applications' },
  { value: 'contact-message', label: 'Contact messages' },
] as const;

const states = [
  { value: 'open', label: 'To answer' },
  { value: 'answered', label: 'Answered' },
  { value: 'bots', label: 'Look like bots' },
  { value: 'all', label: 'All' },
] as const;

function readFilter(search: URLSearchParams): MessageFilter {
  const kind = kinds.find(({ value }) => value !== '' && value === search.get('kind'))?.value;
  const state = states.find(({ value }) => value === search.get('state'))?.value ?? 'open';
  return { kind: kind === '' ? undefined : kind, state: state === 'all' ? undefined : state };
}

export default function SiteMessagesPage() {
  return isInternal(useMe()) ? <SiteMessages /> : <StaffOnly title="From the site" />;
}

function SiteMessages() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return (
    <Page title="From the site" description="Applications for the beta, and messages of the contact page.">
      <div className="between">
        <FilterChips
          label="Which are shown"
          value={filter.state ?? 'all'}
          onChange={(state) => set('state', state === 'open' ? '' : state)}
          options={states}
        />
        <FilterChips label="Kind" value={filter.kind ?? ''} onChange={(kind) => set('kind', kind)} options={kinds} />
      </div>
      <Messages filter={filter} openId={search.get('message') ?? ''} onOpen={(id) => set('message', id)} />
    </Page>
  );
}

interface MessagesProps {
  filter: MessageFilter;
  openId: string;
  onOpen: (id: string) => void;
}

function Messages({ filter, openId, onOpen }: MessagesProps) {
  const query = useSiteMessages(filter);
  const messages = query.data?.pages.flatMap((page) => page.messages);
  return (
    <>
      <PagedTable
        query={query}
        label="Messages of the site"
        columns={messageColumns}
        rows={messages}
        row={(message) => (
          <MessageRow
            key={message.id}
            message={message}
            isOpen={message.id === openId}
            onOpen={() => onOpen(message.id)}
          />
        )}
        noun={['message', 'messages']}
        empty={<NothingHere state={filter.state} />}
      />
      {openId !== '' && (
        <MessageDrawer
          key={openId}
          id={openId}
          known={messages?.find(({ id }) => id === openId)}
          onClose={() => onOpen('')}
        />
      )}
    </>
  );
}

function NothingHere({ state }: { state: SiteMessageState | undefined }) {
  if (state === 'open')
    return <EmptyState title="All answered">New messages show here, and reach you by mail.</EmptyState>;
  return <EmptyState title="Nothing here">No message fits this view.</EmptyState>;
}
