import { valueAt } from '@meg/shared/domain/companies/changed-values';
import { editConflictWords } from '../forms/edit-conflict.js';
import { Badge } from '../ui/badges/badge.js';
import { Button } from '../ui/buttons/button.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { HeaderCell, Table, TableCell, TableRow } from '../ui/table/table.js';
import { TimeAgo } from '../ui/text/time-ago.js';
import type { NameOf } from './setting-names.js';
import { settingText } from './setting-values.js';
import type { Conflict, SettingsDraft } from './settings-draft.js';

interface VersionsDialogProps {
  draft: SettingsDraft;
  nameOf: NameOf;
}

/** Two people have changed the settings: shows both sides, and nothing is written before one of them is chosen. */
export function VersionsDialog({ draft, nameOf }: VersionsDialogProps) {
  const { conflict, endConflict, save, discard } = draft;
  if (!conflict) return null;
  return (
    <Dialog
      isOpen
      onClose={endConflict}
      size="large"
      title={editConflictWords.title}
      description={conflict.sentence}
      footer={
        <>
          <Button tone="quiet" onClick={endConflict}>
            Keep editing
          </Button>
          <Button onClick={discard}>Drop mine</Button>
          <Button
            tone="primary"
            onClick={() => {
              endConflict();
              save();
            }}
          >
            Save mine on top
          </Button>
        </>
      }
    >
      <BothSides conflict={conflict} nameOf={nameOf} />
    </Dialog>
  );
}

function BothSides({ conflict: { theirs, mine }, nameOf }: { conflict: Conflict; nameOf: NameOf }) {
  return (
    <div className="stack-4">
      <p className="soft-small">
        Saved by {theirs.updatedBy ?? 'somebody'} <TimeAgo value={theirs.updatedAt} />. What they changed elsewhere
        stays in either case.
      </p>
      <Table label="Both versions">
        <thead>
          <tr>
            <HeaderCell>Setting</HeaderCell>
            <HeaderCell>As it is saved now</HeaderCell>
            <HeaderCell>Yours</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {mine.map(({ path, before, after }) => {
            const saved = valueAt(theirs.config, path);
            const isContested = settingText(saved) !== settingText(before);
            return (
              <TableRow key={path.join('.')}>
                <TableCell>
                  {nameOf(path)} {isContested && <Badge tone="warning">Both changed it</Badge>}
                </TableCell>
                <TableCell>{settingText(saved, path)}</TableCell>
                <TableCell>{settingText(after, path)}</TableCell>
              </TableRow>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}
