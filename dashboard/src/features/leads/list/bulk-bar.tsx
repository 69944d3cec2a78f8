import type { BulkAction } from '@meg/shared/contract/lead-bulk';
import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { type LeadOutcome, undoMs } from '@meg/shared/domain/leads/lead-outcome';
import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import { type LucideIcon, Tag, UserRound, Workflow } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { statusWords } from '../../../ui/badges/status-badge.js';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { toast } from '../../../ui/feedback/toast.js';
import { Field } from '../../../ui/fields/field.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Menu } from '../../../ui/popover/menu.js';
import { Tooltip } from '../../../ui/popover/tooltip.js';
import { formatNumber } from '../../../ui/text/format.js';
import { undoOutcome } from '../actions/lead-work.queries.js';
import { OutcomeDialog } from '../actions/outcome-dialog.js';
import type { Ending } from '../actions/outcome-form.js';
import { whoIs } from '../lead-words.js';
import { useBulk, useLeadWork } from '../leads.queries.js';
import { chosenLeads, possibleStatuses } from './bulk-status.js';
import { bulkWords } from './bulk-words.js';
import styles from './leads.module.css';
import type { FilterChoices } from './more-filters.js';

/** The most that one call accepts. */
const mostAtOnce = 500;

export type BulkMenu = 'status' | 'assign';

interface BulkBarProps {
  ids: ReadonlySet<string>;
  /** The leads that the page has read, with the chosen ones among them. */
  leads: readonly (LeadSummary | undefined)[];
  /** Whether it is about the lead that is open as a page, which nobody has chosen in a list. */
  isOpenLead?: boolean;
  choices: FilterChoices;
  /** Which menu is open: the keys open them as well. */
  opened: BulkMenu | undefined;
  onOpened: (menu: BulkMenu | undefined) => void;
  onDone: () => void;
}

type BulkResults = Awaited<ReturnType<ReturnType<typeof useBulk>['mutateAsync']>>['results'];

/** Applies an action to all chosen leads, in as many calls as it takes. */
function useBulkAction({ ids, leads, choices, onDone }: Pick<BulkBarProps, 'ids' | 'leads' | 'choices' | 'onDone'>) {
  const bulk = useBulk();
  async function run(action: BulkAction) {
    const chosen = [...ids];
    const results: BulkResults = [];
    for (let from = 0; from < chosen.length; from += mostAtOnce) {
      results.push(...(await bulk.mutateAsync({ ids: chosen.slice(from, from + mostAtOnce), action })).results);
    }
    const one = ids.size === 1 ? chosenLeads(ids, leads)[0] : undefined;
    const ofPerson = (id: string) => choices.people.find((person) => person.id === id)?.name ?? 'a colleague';
    toast(bulkWords(action, results, { lead: one && whoIs(one), ofPerson }));
    onDone();
  }
  // `useBulk` shows a toast for a failure.
  return { isBusy: bulk.isPending, run, start: (action: BulkAction) => void run(action).catch(() => undefined) };
}

/** One lead by its own call, which says why it refuses and keeps the dialog open; many in as many calls as it takes. */
function useStatusChange(one: LeadSummary | undefined, bulk: ReturnType<typeof useBulkAction>, onDone: () => void) {
  const { status } = useLeadWork(one ?? { id: '', version: 0 });
  async function change(to: LeadStatus, outcome?: LeadOutcome) {
    const how = { to, ...(outcome && { outcome }) };
    if (!one) return bulk.run({ kind: 'status', ...how });
    const after = await status.mutateAsync(how);
    const action = outcome && {
      action: { label: 'Undo', onSelect: () => undoOutcome(after) },
      shownMs: undoMs,
      about: after,
    };
    toast({ title: `${whoIs(after)} is ${statusWords[after.status].toLowerCase()}`, ...action });
    onDone();
  }
  return { isBusy: status.isPending, change };
}

export function BulkBar({ ids, leads, isOpenLead = false, choices, opened, onOpened, onDone }: BulkBarProps) {
  const bulk = useBulkAction({ ids, leads, choices, onDone });
  const { start } = bulk;
  const [isTagging, setTagging] = useState(false);
  const [ending, setEnding] = useState<Ending>();
  const chosen = chosenLeads(ids, leads);
  const one = ids.size === 1 ? chosen[0] : undefined;
  const status = useStatusChange(one, bulk, onDone);
  const isBusy = bulk.isBusy || status.isBusy;
  const changeStatus = (to: LeadStatus) =>
    // The call shows a toast for a failure.
    to === 'converted' || to === 'lost' ? setEnding(to) : void status.change(to).catch(() => undefined);
  const assign = (assigneeId: string | null) => () => start({ kind: 'assign', assigneeId });
  return (
    <section className={styles.bulk} aria-label={isOpenLead ? 'Change this lead' : 'Change the chosen leads'}>
      <strong>{isOpenLead && one ? whoIs(one) : `${formatNumber(ids.size)} chosen`}</strong>
      <ActionMenu
        name="Status"
        label="Status"
        tip="Change the status (S)"
        isOpen={opened === 'status'}
        onOpenChange={(isOpen) => onOpened(isOpen ? 'status' : undefined)}
        icon={Workflow}
        isBusy={isBusy}
        items={possibleStatuses(ids, chosen).map((to) => ({
          label: statusWords[to],
          onSelect: () => changeStatus(to),
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
      <Tooltip text={isOpenLead ? 'Close (Esc)' : 'Choose none (Esc)'}>
        <Button size="compact" tone="quiet" onClick={onDone}>
          {isOpenLead ? 'Close' : 'Choose none'}
        </Button>
      </Tooltip>
      {ending && (
        <OutcomeDialog
          kind={ending}
          lead={one}
          count={ids.size}
          currency={choices.currency}
          onSave={(outcome) => status.change(ending, outcome)}
          onClose={() => setEnding(undefined)}
        />
      )}
      <TagDialog
        title={ids.size === 1 ? 'Tag this lead' : 'Tag the chosen leads'}
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
  title: string;
  isOpen: boolean;
  tags: readonly string[];
  onClose: () => void;
  onTag: (kind: 'tag' | 'untag', tag: string) => void;
}

function TagDialog({ title, isOpen, tags, onClose, onTag }: TagDialogProps) {
  const [tag, setTag] = useState('');
  const isReady = tag.trim() !== '';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
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
