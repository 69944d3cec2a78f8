import { paths } from '@meg/shared/domain/paths';
import { useSearchParams } from 'react-router';
import { isInternal, useMe } from '../../api/me.js';
import { LinkButton } from '../../ui/buttons/link-button.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';
import { Tabs } from '../../ui/layout/tabs.js';
import { AdminsList } from './admins-list.js';
import { CompaniesList } from './companies-list.js';
import { JobsList } from './jobs-list.js';

export default function PlatformPage() {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  if (!isInternal(me)) return <NotForCustomers />;
  const tab = search.get('tab') ?? '';
  const tabs = [
    { value: 'companies', label: 'Companies', content: <CompaniesList /> },
    { value: 'deliveries', label: 'Deliveries', content: <JobsList /> },
    ...(me.role === 'super_admin' ? [{ value: 'admins', label: 'Admins', content: <AdminsList /> }] : []),
  ];
  return (
    <Page title="Companies" description="All companies of this server, and who runs it.">
      <Tabs
        label="Platform"
        value={tabs.some(({ value }) => value === tab) ? tab : 'companies'}
        onChange={(chosen) => setSearch(chosen === 'companies' ? {} : { tab: chosen }, { replace: true })}
        tabs={tabs}
      />
    </Page>
  );
}

function NotForCustomers() {
  return (
    <Page title="Companies">
      <Card>
        <EmptyState
          title="This page is for the staff of the platform"
          action={<LinkButton to={paths.overview}>To your overview</LinkButton>}
        >
          Your own company is under Overview, Leads and Team.
        </EmptyState>
      </Card>
    </Page>
  );
}
