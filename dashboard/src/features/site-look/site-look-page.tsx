import type { CompanySettings } from '@meg/shared/contract/company-settings';
import type { SiteReading } from '@meg/shared/contract/site-look';
import { useState } from 'react';
import { may, useMe } from '../../api/me.js';
import { QueryFault } from '../../api/query-fault.js';
import { serverAddress } from '../../api/server-address.js';
import { useCompanySettings } from '../../settings/company-settings.queries.js';
import { trialReferrer, useChatPreview } from '../../settings/use-chat-preview.js';
import { FilterChips } from '../../ui/choices/filter-chips.js';
import { Loading, SkeletonLines } from '../../ui/feedback/skeleton.js';
import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';
import { OwnSite } from './own-site.js';
import { proposalsOf, withAll } from './proposals.js';
import { ReadWebsite } from './read-website.js';
import styles from './site-look.module.css';
import { useSiteReading } from './site-look.queries.js';
import { TakeOver } from './take-over.js';

export default function SiteLookPage() {
  const settings = useCompanySettings();
  const reading = useSiteReading();
  return (
    <Page
      title="Try it on my site"
      description="Your own chat on a page that looks like yours. A lead that you send here is mailed and stands among your leads, marked as a test that no figure of the overview counts."
    >
      {settings.error && <QueryFault query={settings} />}
      {!settings.error && reading.error && <QueryFault query={reading} />}
      {settings.data && reading.data && <Tried saved={settings.data} reading={reading.data} />}
      {!settings.error && !reading.error && !(settings.data && reading.data) && (
        <Loading label="Loading your chat">
          <Card>
            <SkeletonLines lines={7} />
          </Card>
        </Loading>
      )}
    </Page>
  );
}

const looks = [
  { value: 'now', label: 'As it is now' },
  { value: 'site', label: 'With your site’s looks' },
];

function Tried({ saved, reading }: { saved: CompanySettings; reading: SiteReading }) {
  const me = useMe();
  const isReadOnly = !may(me, 'config.change');
  const [shown, setShown] = useState('now');
  const { look, website } = reading;
  const { config } = saved;
  const proposals = look ? proposalsOf(config, look, me.company.name) : [];
  const tried = shown === 'site' ? withAll(config, proposals) : config;
  return (
    <>
      <ReadWebsite reading={reading} isReadOnly={isReadOnly} />
      {proposals.length > 0 && <FilterChips label="Your chat" value={shown} onChange={setShown} options={looks} />}
      <OwnSite config={config} name={me.company.name} look={look} website={website}>
        <Chat key={saved.version} saved={saved} config={tried} isReadOnly={isReadOnly} />
      </OwnSite>
      {proposals.length > 0 && <TakeOver proposals={proposals} config={config} isReadOnly={isReadOnly} />}
    </>
  );
}

function Chat(previewed: Parameters<typeof useChatPreview>[0]) {
  const { previewId } = useChatPreview(previewed);
  const query = new URLSearchParams({
    company: previewed.saved.slug,
    mode: 'inline',
    language: 'en',
    ...(previewId && { preview: previewId }),
  });
  const address = `${serverAddress()}/embed?${query}`;
  return (
    <iframe key={address} className={styles.chat} src={address} title="Your chat" referrerPolicy={trialReferrer} />
  );
}
