import { useSearchParams } from 'react-router';
import { isInternal, useMe } from '../../api/me.js';
import { StaffOnly } from '../../api/staff-only.js';
import { Page } from '../../ui/layout/page.js';
import { Tabs } from '../../ui/layout/tabs.js';
import { AdminsList } from './admins-list.js';
import { CompaniesList } from './companies-list.js';
import { JobsList } from './jobs-list.js';

export default function PlatformPage() {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  if (!isInternal(me)) {
    return <StaffOnly title="Companies">Your own company is under Overview, Leads and Team.</StaffOnly>;
  }
  const tab = search.get('tab') ?? '';
  const tabs = [
    { value: 'companies', label: 'Companies', content: <CompaniesList search={search.get('search') ?? ''} /> },
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
