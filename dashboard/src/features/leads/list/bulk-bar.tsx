import type { BulkAction } from '@meg/shared/contract/lead-bulk';
import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import { Tag, UserRound, Workflow } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { toast } from '../../../ui/feedback/toast.js';
import { Field } from '../../../ui/fields/field.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Menu } from '../../../ui/popover/menu.js';
import { formatNumber } from '../../../ui/text/format.js';
import { statusOptions } from '../lead-words.js';
import { useBulk } from '../leads.queries.js';
import styles from './leads.module.css';
import type { FilterChoices } from './more-filters.js';

/** The most that one call accepts. */
const mostAtOnce = 500;

interface BulkBarProps {
  ids: ReadonlySet<string>;
  choices: FilterChoices;
  onDone: () => void;
}

function toastOutcomes(outcomes: readonly { outcome: string }[]): void {
  const count = (...kinds: string[]) => outcomes.filter(({ outcome }) => kinds.includes(outcome)).length;
  const refused = count('refused', 'not_found');
  const done = formatNumber(count('done', 'same'));
  toast({
    title: `${done} ${done === '1' ? 'lead is' : 'leads are'} as you wanted`,
    ...(refused > 0 && {
      description: `${formatNumber(refused)} could not be changed: their present status does not allow it, or they are gone.`,
      tone: 'destructive' as const,
    }),
  });
}

export function BulkBar({ ids, choices, onDone }: BulkBarProps) {
  const bulk = useBulk();
  const [isTagging, setTagging] = useState(false);
  async function run(action: BulkAction) {
    const chosen = [...ids];
    const results: { outcome: string }[] = [];
    for (let from = 0; from < chosen.length; from += mostAtOnce) {
      results.push(...(await bulk.mutateAsync({ ids: chosen.slice(from, from + mostAtOnce), action })).results);
    }
    toastOutcomes(results);
    onDone();
  }
  // `useBulk` shows a toast for a failure.
  const start = (action: BulkAction) => void run(action).catch(() => undefined);
  const isBusy = bulk.isPending;
  return (
    <section className={styles.bulk} aria-label="Change the chosen leads">
      <strong role="status">{formatNumber(ids.size)} chosen</strong>
      <StatusMenu isBusy={isBusy} onAction={start} />
      <AssignMenu isBusy={isBusy} people={choices.people} onAction={start} />
      <Button size="compact" isBusy={isBusy} onClick={() => setTagging(true)}>
        <Tag size={16} aria-hidden /> Tag
      </Button>
      <Button size="compact" tone="quiet" onClick={onDone}>
        Choose none
      </Button>
      <TagDialog
        isOpen={isTagging}
        tags={choices.tags}
        onClose={() => setTagging(false)}
        onTag={(kind, tag) => {
          setTagging(false);
          start({ kind, tag });
        }}
      />
    </section>
  );
}

interface ActionMenuProps {
  isBusy: boolean;
  onAction: (action: BulkAction) => void;
}

function StatusMenu({ isBusy, onAction }: ActionMenuProps) {
  return (
    <Menu
      label="Status"
      trigger={
        <Button size="compact" isBusy={isBusy}>
          <Workflow size={16} aria-hidden /> Status
        </Button>
      }
      items={statusOptions.map(({ value, label }) => ({
        label,
        onSelect: () => onAction({ kind: 'status', to: value as LeadStatus }),
      }))}
    />
  );
}

function AssignMenu({ isBusy, onAction, people }: ActionMenuProps & Pick<FilterChoices, 'people'>) {
  const assign = (assigneeId: string | null) => () => onAction({ kind: 'assign', assigneeId });
  return (
    <Menu
      label="Assign to"
      trigger={
        <Button size="compact" isBusy={isBusy}>
          <UserRound size={16} aria-hidden /> Assign
        </Button>
      }
      items={[
        { label: 'Nobody', onSelect: assign(null) },
        { separator: true },
        ...people.map(({ id, name }) => ({ label: name, onSelect: assign(id) })),
      ]}
    />
  );
}

interface TagDialogProps {
  isOpen: boolean;
  tags: readonly string[];
  onClose: () => void;
  onTag: (kind: 'tag' | 'untag', tag: string) => void;
}

function TagDialog({ isOpen, tags, onClose, onTag }: TagDialogProps) {
  const [tag, setTag] = useState('');
  const isReady = tag.trim() !== '';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Tag the chosen leads"
      size="small"
      footer={
        <>
          <Button disabled={!isReady} onClick={() => onTag('untag', tag.trim())}>
            Take the tag away
          </Button>
          <Button tone="primary" disabled={!isReady} onClick={() => onTag('tag', tag.trim())}>
            Add the tag
          </Button>
        </>
      }
    >
      <Field label="Tag">
        <TextInput
          list="bulk-tags"
          maxLength={40}
          value={tag}
          onChange={(event) => setTag(event.currentTarget.value)}
        />
      </Field>
      <datalist id="bulk-tags">
        {tags.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </Dialog>
  );
}
