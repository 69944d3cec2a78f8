import type { CompanySettings } from '@meg/shared/contract/company-settings';
import { type ReactNode, useMemo } from 'react';
import { may, useMe } from '../api/me.js';
import { QueryFault } from '../api/query-fault.js';
import { Banner } from '../ui/feedback/banner.js';
import { Loading, SkeletonLines } from '../ui/feedback/skeleton.js';
import { Card } from '../ui/layout/card.js';
import { useCompanySettings } from './company-settings.queries.js';
import { LeaveGuard } from './leave-guard.js';
import { SaveBar } from './save-bar.js';
import { type NameOf, settingName } from './setting-names.js';
import { SettingsContext } from './settings-context.js';
import { type SettingsDraft, useSettingsDraft } from './settings-draft.js';
import { VersionsDialog } from './versions-dialog.js';

interface SettingsFormProps {
  /** What the unsaved changes are kept under. */
  page: string;
  nameOf?: NameOf;
  children: (draft: SettingsDraft, isReadOnly: boolean) => ReactNode;
}

/** Around each page that changes the company's settings: it reads, keeps, saves and says what went wrong. */
export function SettingsForm(props: SettingsFormProps) {
  const settings = useCompanySettings();
  if (settings.data) return <LoadedForm {...props} saved={settings.data} />;
  if (settings.error) return <QueryFault query={settings} />;
  return (
    <Loading label="Loading the settings">
      <Card>
        <SkeletonLines lines={5} />
      </Card>
      <Card>
        <SkeletonLines lines={7} />
      </Card>
    </Loading>
  );
}

function LoadedForm({ page, nameOf = settingName, children, saved }: SettingsFormProps & { saved: CompanySettings }) {
  const me = useMe();
  const isReadOnly = !may(me, 'config.change');
  const draft = useSettingsDraft(saved, page);
  const access = useMemo(
    () => ({ valueAt: draft.valueAt, setValue: draft.setValue, errors: draft.errors, isReadOnly }),
    [draft, isReadOnly],
  );
  return (
    <SettingsContext value={access}>
      <div ref={draft.element} className="stack-6">
        {isReadOnly && !me.support && (
          <Banner title="You can look, not change">Ask an owner of the company to change settings.</Banner>
        )}
        {children(draft, isReadOnly)}
        <SaveBar {...draft} />
      </div>
      <VersionsDialog draft={draft} nameOf={nameOf} />
      <LeaveGuard isDirty={draft.changes.length > 0} />
    </SettingsContext>
  );
}
