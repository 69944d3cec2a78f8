import type { SavedLeadView } from '@meg/shared/contract/lead-views';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useForm } from '../../../forms/use-form.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { toast } from '../../../ui/feedback/toast.js';
import { Field } from '../../../ui/fields/field.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Menu } from '../../../ui/popover/menu.js';
import { addView, changeView, useRemoveView } from '../saved-views.queries.js';
import { type LeadFilterValues, sortingOf, writeFilter } from './lead-filter.js';
import styles from './leads.module.css';

interface SavedViewMenuProps {
  filter: LeadFilterValues;
  columns: readonly string[];
  saved: readonly SavedLeadView[];
  current: SavedLeadView | undefined;
  /** The list shows the view that was just saved. */
  onSaved: (view: SavedLeadView) => void;
}

type Doing = { kind: 'add' } | { kind: 'rename' | 'remove'; view: SavedLeadView };

/** The order is written out: what it is without words may follow from the view. */
const wholeFilter = (filter: LeadFilterValues) => writeFilter({ ...filter, ...sortingOf(filter) }).toString();

export function SavedViewMenu({ filter, columns, saved, current, onSaved }: SavedViewMenuProps) {
  const [doing, setDoing] = useState<Doing>();
  const remove = useRemoveView();
  const close = () => setDoing(undefined);
  return (
    <>
      <Menu
        label="Saved views"
        trigger={
          <Button tone="quiet">
            <Bookmark size={16} aria-hidden />
            <span className={styles.label}>Views</span>
          </Button>
        }
        items={[
          { label: 'Save this list as a view …', onSelect: () => setDoing({ kind: 'add' }) },
          ...(saved.length === 0 ? [] : [{ separator: true as const }]),
          ...saved.flatMap((view) => [
            { label: `Rename “${view.name}” …`, onSelect: () => setDoing({ kind: 'rename', view }) },
            ...(view === current
              ? []
              : [
                  {
                    label: `Save this list as “${view.name}”`,
                    onSelect: () => {
                      const change = { filter: wholeFilter(filter), columns: [...columns] };
                      void changeView(view.id, change).then(() => {
                        toast({ title: `“${view.name}” is this list now` });
                        onSaved({ ...view, ...change });
                      });
                    },
                  },
                ]),
            { label: `Delete “${view.name}” …`, isDanger: true, onSelect: () => setDoing({ kind: 'remove', view }) },
          ]),
        ]}
      />
      {doing?.kind === 'add' && (
        <NameDialog
          title="Save this list as a view"
          initial=""
          onClose={close}
          save={async (name) => onSaved(await addView({ name, filter: wholeFilter(filter), columns: [...columns] }))}
        />
      )}
      {doing?.kind === 'rename' && (
        <NameDialog
          title="Rename the view"
          initial={doing.view.name}
          onClose={close}
          save={(name) => changeView(doing.view.id, { name })}
        />
      )}
      {doing?.kind === 'remove' && (
        <ConfirmDialog
          isOpen
          onClose={close}
          title={`Delete “${doing.view.name}”?`}
          confirmLabel="Delete the view"
          tone="danger"
          onConfirm={async () => {
            await remove.mutateAsync(doing.view.id);
            close();
          }}
        >
          <p>The leads in it stay as they are.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface NameDialogProps {
  title: string;
  initial: string;
  onClose: () => void;
  save: (name: string) => Promise<unknown>;
}

function NameDialog({ title, initial, onClose, save }: NameDialogProps) {
  const form = useForm({ initial: { name: initial }, send: ({ name }) => save(name.trim()), onSent: onClose });
  return (
    <Dialog isOpen onClose={onClose} title={title} size="small">
      <form className="stack-4 start-buttons" {...form.props}>
        <Field
          label="Name"
          hint="Keeps the filters, the order and the columns, for you alone."
          error={form.problems.name ?? form.fault}
        >
          <TextInput maxLength={60} {...form.field('name')} />
        </Field>
        <Button type="submit" tone="primary" isBusy={form.isSending} busyLabel="Saving…">
          Save
        </Button>
      </form>
    </Dialog>
  );
}
