import { useSearchParams } from 'react-router';
import { isInternal, useMe } from '../../api/me.js';
import { Card } from '../../ui/card.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LinkButton } from '../../ui/link-button.js';
import { Page } from '../../ui/page.js';
import { Tabs } from '../../ui/tabs.js';
import { AdminsList } from './admins-list.js';
import { CompaniesList } from './companies-list.js';

export default function PlatformPage() {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  if (!isInternal(me)) return <NotForCustomers />;
  return (
    <Page title="Companies" description="All companies of this server, and who runs it.">
      {me.role === 'super_admin' ? (
        <Tabs
          label="Platform"
          value={search.get('tab') === 'admins' ? 'admins' : 'companies'}
          onChange={(tab) => setSearch(tab === 'admins' ? { tab } : {}, { replace: true })}
          tabs={[
            { value: 'companies', label: 'Companies', content: <CompaniesList /> },
            { value: 'admins', label: 'Admins', content: <AdminsList /> },
          ]}
        />
      ) : (
        <CompaniesList />
      )}
    </Page>
  );
}

function NotForCustomers() {
  return (
    <Page title="Companies">
      <Card>
        <EmptyState
          title="This page is for the staff of the platform"
          action={<LinkButton to="/admin-dashboard">To your overview</LinkButton>}
        >
          Your own company is under Overview, Leads and Team.
        </EmptyState>
      </Card>
    </Page>
  );
}
