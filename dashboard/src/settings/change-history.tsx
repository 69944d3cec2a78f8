import type { ConfigChange } from '@meg/shared/contract/company-settings';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { QueryFault } from '../api/query-fault.js';
import { Button } from '../ui/buttons/button.js';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.js';
import { EmptyState } from '../ui/feedback/empty-state.js';
import { LoadingLines } from '../ui/feedback/skeleton.js';
import { toast } from '../ui/feedback/toast.js';
import { Card } from '../ui/layout/card.js';
import { Timeline } from '../ui/layout/timeline.js';
import { LoadMore } from '../ui/table/load-more.js';
import { DateText } from '../ui/text/date-text.js';
import { TimeAgo } from '../ui/text/time-ago.js';
import styles from './change-history.module.css';
import { useConfigHistory, useUndo } from './company-settings.queries.js';
import { type NameOf, nameChanges, settingName } from './setting-names.js';

interface ChangeHistoryProps {
  topic?: 'pricing' | 'allowedDomains';
  /** The version that an undo is made on. */
  version: number;
  nameOf?: NameOf;
  isReadOnly: boolean;
}

/** Who changed what and when, with the way back. */
export function ChangeHistory({ topic, version, nameOf = settingName, isReadOnly }: ChangeHistoryProps) {
  const history = useConfigHistory(topic);
  const [undoing, setUndoing] = useState<ConfigChange>();
  const changes = history.data?.pages.flatMap((page) => page.changes) ?? [];
  return (
    <Card title="History" description="Every saved change. Undoing one is a change too, so nothing gets lost.">
      {history.isPending && <LoadingLines label="Loading the history" lines={4} />}
      {history.error && changes.length === 0 && <QueryFault query={history} />}
      {history.data && changes.length === 0 && (
        <EmptyState title="Nothing has been changed yet">Saved changes appear here, with who made them.</EmptyState>
      )}
      {changes.length > 0 && (
        <Timeline
          items={changes.map((change) => ({
            key: change.id,
            time: <TimeAgo value={change.at} />,
            title: <Title change={change} />,
            children: (
              <Change change={change} nameOf={nameOf} onUndo={isReadOnly ? undefined : () => setUndoing(change)} />
            ),
          }))}
        />
      )}
      {changes.length > 0 && <LoadMore query={history} shown={changes.length} noun={['change', 'changes']} />}
      <UndoDialog change={undoing} version={version} nameOf={nameOf} onClose={() => setUndoing(undefined)} />
    </Card>
  );
}

function Title({ change: { personName, undoes } }: { change: ConfigChange }) {
  if (undoes === null) return personName;
  return (
    <>
      {personName} took back the change of <DateText value={undoes} style="dateTime" />
    </>
  );
}

interface ChangeProps {
  change: ConfigChange;
  nameOf: NameOf;
  onUndo: (() => void) | undefined;
}

function Change({ change, nameOf, onUndo }: ChangeProps) {
  return (
    <div className={styles.change}>
      <Values change={change} nameOf={nameOf} />
      {onUndo && change.canUndo && (
        <Button size="compact" tone="quiet" onClick={onUndo}>
          <Undo2 size={16} aria-hidden /> Undo
        </Button>
      )}
    </div>
  );
}

interface ValuesProps extends Pick<ChangeProps, 'change' | 'nameOf'> {
  isUndone?: boolean;
}

function Values({ change, nameOf, isUndone = false }: ValuesProps) {
  return (
    <ul className={styles.values}>
      {nameChanges(change.changes, nameOf).map(({ key, name, before, after }) => (
        <li key={key}>
          {name}: <del>{isUndone ? after : before}</del> → <ins>{isUndone ? before : after}</ins>
        </li>
      ))}
    </ul>
  );
}

interface UndoDialogProps {
  change: ConfigChange | undefined;
  version: number;
  nameOf: NameOf;
  onClose: () => void;
}

function UndoDialog({ change, version, nameOf, onClose }: UndoDialogProps) {
  const undo = useUndo();
  async function takeBack(changeId: string) {
    await undo.mutateAsync({ changeId, version });
    toast({ title: 'Undone', description: 'The chat shows it within seconds.' });
  }
  return (
    <ConfirmDialog
      isOpen={change !== undefined}
      onClose={onClose}
      title="Undo this change?"
      confirmLabel="Undo it"
      onConfirm={() => change && takeBack(change.id)}
    >
      These values go back to what they were; all others stay.
      {change && <Values change={change} nameOf={nameOf} isUndone />}
    </ConfirmDialog>
  );
}
