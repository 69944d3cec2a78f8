import type { CompanySettings } from '@meg/shared/contract/company-settings';
import { type ReactNode, useMemo } from 'react';
import { may, useMe } from '../api/me.js';
import { QueryFault } from '../api/query-fault.js';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.js';
import { Banner } from '../ui/feedback/banner.js';
import { Loading, SkeletonLines } from '../ui/feedback/skeleton.js';
import { Card } from '../ui/layout/card.js';
import { useCompanySettings } from './company-settings.queries.js';
import { LeaveGuard } from './leave-guard.js';
import { SaveBar } from './save-bar.js';
import { type NameOf, settingName } from './setting-names.js';
import { SettingsContext } from './settings-context.js';
import { type AskBefore, type SettingsDraft, useSettingsDraft } from './settings-draft.js';
import { VersionsDialog } from './versions-dialog.js';

interface SettingsFormProps {
  /** What the unsaved changes are kept under. */
  page: string;
  nameOf?: NameOf;
  askBefore?: AskBefore;
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

type LoadedFormProps = SettingsFormProps & { saved: CompanySettings };

function LoadedForm({ page, nameOf = settingName, askBefore, children, saved }: LoadedFormProps) {
  const me = useMe();
  const isReadOnly = !may(me, 'config.change');
  const draft = useSettingsDraft(saved, page, askBefore);
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
      <ConfirmDialog
        isOpen={draft.question !== undefined}
        onClose={draft.endQuestion}
        title="Save this as it is?"
        confirmLabel="Save it"
        cancelLabel="Look again"
        onConfirm={draft.saveAnyway}
      >
        {draft.question}
      </ConfirmDialog>
      <VersionsDialog draft={draft} nameOf={nameOf} />
      <LeaveGuard isDirty={draft.changes.length > 0} />
    </SettingsContext>
  );
}
