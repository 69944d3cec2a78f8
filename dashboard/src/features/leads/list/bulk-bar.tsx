import type { BulkAction } from '@meg/shared/contract/lead-bulk';
import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import { type LucideIcon, Tag, UserRound, Workflow } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { toast } from '../../../ui/feedback/toast.js';
import { Field } from '../../../ui/fields/field.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Menu } from '../../../ui/popover/menu.js';
import { Tooltip } from '../../../ui/popover/tooltip.js';
import { formatNumber } from '../../../ui/text/format.js';
import { OutcomeDialog } from '../actions/outcome-dialog.js';
import type { Ending } from '../actions/outcome-form.js';
import { statusOptions } from '../lead-words.js';
import { useBulk } from '../leads.queries.js';
import styles from './leads.module.css';
import type { FilterChoices } from './more-filters.js';

/** The most that one call accepts. */
const mostAtOnce = 500;

export type BulkMenu = 'status' | 'assign';

interface BulkBarProps {
  ids: ReadonlySet<string>;
  choices: FilterChoices;
  /** Which menu is open: the keys open them as well. */
  opened: BulkMenu | undefined;
  onOpened: (menu: BulkMenu | undefined) => void;
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

/** Applies an action to all chosen leads, in as many calls as it takes. */
function useBulkAction({ ids, onDone }: Pick<BulkBarProps, 'ids' | 'onDone'>) {
  const bulk = useBulk();
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
  return { isBusy: bulk.isPending, start: (action: BulkAction) => void run(action).catch(() => undefined) };
}

export function BulkBar({ ids, choices, opened, onOpened, onDone }: BulkBarProps) {
  const { isBusy, start } = useBulkAction({ ids, onDone });
  const [isTagging, setTagging] = useState(false);
  const [ending, setEnding] = useState<Ending>();
  const changeStatus = (to: LeadStatus) =>
    to === 'converted' || to === 'lost' ? setEnding(to) : start({ kind: 'status', to });
  const assign = (assigneeId: string | null) => () => start({ kind: 'assign', assigneeId });
  return (
    <section className={styles.bulk} aria-label="Change the chosen leads">
      <strong>{formatNumber(ids.size)} chosen</strong>
      <ActionMenu
        name="Status"
        label="Status"
        tip="Change the status (S)"
        isOpen={opened === 'status'}
        onOpenChange={(isOpen) => onOpened(isOpen ? 'status' : undefined)}
        icon={Workflow}
        isBusy={isBusy}
        items={statusOptions.map(({ value, label }) => ({
          label,
          onSelect: () => changeStatus(value as LeadStatus),
        }))}
      />
      <ActionMenu
        name="Assign"
        label="Assign to"
        tip="Assign (A)"
        isOpen={opened === 'assign'}
        onOpenChange={(isOpen) => onOpened(isOpen ? 'assign' : undefined)}
        icon={UserRound}
        isBusy={isBusy}
        items={[
          { label: 'Nobody', onSelect: assign(null) },
          { separator: true },
          ...choices.people.map(({ id, name }) => ({ label: name, onSelect: assign(id) })),
        ]}
      />
      <Button size="compact" isBusy={isBusy} onClick={() => setTagging(true)}>
        <Tag size={16} aria-hidden /> Tag
      </Button>
      <Tooltip text="Choose none (Esc)">
        <Button size="compact" tone="quiet" onClick={onDone}>
          Choose none
        </Button>
      </Tooltip>
      {ending && (
        <OutcomeDialog
          kind={ending}
          lead={undefined}
          count={ids.size}
          currency={choices.currency}
          onSave={async (outcome) => start({ kind: 'status', to: ending, outcome })}
          onClose={() => setEnding(undefined)}
        />
      )}
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

interface ActionMenuProps extends Pick<ComponentProps<typeof Menu>, 'label' | 'items' | 'isOpen' | 'onOpenChange'> {
  name: string;
  tip: string;
  icon: LucideIcon;
  isBusy: boolean;
}

function ActionMenu({ name, tip, icon: Icon, isBusy, ...menu }: ActionMenuProps) {
  const trigger = (
    <Button size="compact" isBusy={isBusy}>
      <Icon size={16} aria-hidden /> {name}
    </Button>
  );
  return (
    <Tooltip text={tip}>
      <Menu trigger={trigger} align="start" {...menu} />
    </Tooltip>
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
