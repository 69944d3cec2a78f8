import { serverAddress } from '../../api/server-address.js';
import { ChangeHistory } from '../../settings/change-history.js';
import { SettingsForm } from '../../settings/settings-form.js';
import { Page } from '../../ui/layout/page.js';
import { AddressTest } from './address-test.js';
import { DomainList } from './domain-list.js';
import { OnYourPage } from './install-snippets.js';
import { RefusedPages } from './refused-pages.js';

export default function DomainsPage() {
  const origin = serverAddress() || window.location.origin;
  return (
    <Page title="Domains" description="Which websites may carry your chat, and how it gets there.">
      <SettingsForm page="domains">
        {({ config, saved, changes }, isReadOnly) => (
          <>
            <RefusedPages isReadOnly={isReadOnly} />
            <DomainList count={config.allowedDomains.length} />
            <AddressTest hasUnsaved={changes.length > 0} version={saved.version} />
            <OnYourPage origin={origin} slug={saved.slug} />
            <ChangeHistory topic="allowedDomains" version={saved.version} isReadOnly={isReadOnly} />
          </>
        )}
      </SettingsForm>
    </Page>
  );
}
