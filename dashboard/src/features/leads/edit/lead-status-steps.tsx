import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { type LeadOutcome, undoMs } from '@meg/shared/domain/leads/lead-outcome';
import { type LeadStatus, leadStatuses, mayChangeStatus } from '@meg/shared/domain/leads/lead-status';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { statusWords } from '../../../ui/badges/status-badge.js';
import { Button } from '../../../ui/buttons/button.js';
import { pageToasts } from '../../../ui/feedback/toast.js';
import { LeadOutcomeLine } from '../actions/lead-outcome-line.js';
import { undoOutcome } from '../actions/lead-work.queries.js';
import { OutcomeDialog } from '../actions/outcome-dialog.js';
import type { Ending } from '../actions/outcome-form.js';
import styles from '../detail/lead-detail.module.css';
import { useLeadWork } from '../leads.queries.js';

const path: readonly LeadStatus[] = ['new', 'contacted', 'qualified', 'converted'];

const ordered = leadStatuses.filter((status) => status !== 'lost');

const verbs: Record<LeadStatus, string> = {
  new: 'Mark as new',
  contacted: 'Mark as contacted',
  qualified: 'Mark as qualified',
  converted: 'Mark as converted',
  lost: 'Mark as lost',
  'human-handoff-requested': 'Need Follow-up',
};

export function LeadStatusSteps({ lead, currency }: { lead: LeadDetail; currency: string }) {
  const { status: change } = useLeadWork(lead);
  const [ending, setEnding] = useState<Ending>();
  // A message of something else may take the place of the one with Undo.
  const [undoable, setUndoable] = useState<LeadDetail>();
  useEffect(() => {
    const timer = undoable && setTimeout(() => setUndoable(undefined), undoMs);
    return () => clearTimeout(timer);
  }, [undoable]);
  const [toasts] = useState(pageToasts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lead is another page
  useEffect(() => toasts.enter(), [toasts, lead.id]);
  const isEnding = (to: LeadStatus): to is Ending => to === 'converted' || to === 'lost';

  async function end(outcome: LeadOutcome) {
    const after = await change.mutateAsync({ to: outcome.kind, outcome });
    setUndoable(after);
    toasts.show({
      title: `${after.name} is ${statusWords[after.status].toLowerCase()}`,
      action: { label: 'Undo', onSelect: () => undoOutcome(after) },
      shownMs: undoMs,
      about: after,
    });
  }
  const reached = path.indexOf(lead.status);
  const possible = [...ordered, 'lost' as const].filter((to) => mayChangeStatus(lead.status, to));
  const next = possible.find((to) => to !== 'lost' && to !== 'human-handoff-requested');
  return (
    <section aria-label="Status" className="stack-3">
      <ol className={styles.steps}>
        {path.map((step, place) => (
          <li
            key={step}
            className={styles.step}
            data-done={place <= reached || undefined}
            aria-current={step === lead.status ? 'step' : undefined}
          >
            {place < reached && <Check size={14} aria-hidden />}
            {statusWords[step]}
          </li>
        ))}
      </ol>
      <div className={styles.verbs}>
        {possible.map((to) => (
          <Button
            key={to}
            size="compact"
            tone={to === next ? 'primary' : to === 'lost' ? 'quiet' : 'secondary'}
            isBusy={change.isPending}
            onClick={() => (isEnding(to) ? setEnding(to) : change.mutate({ to }))}
          >
            {verbs[to]}
          </Button>
        ))}
      </div>
      <LeadOutcomeLine
        lead={lead}
        currency={currency}
        isUndoable={undoable?.id === lead.id && undoable.version === lead.version}
      />
      {ending && (
        <OutcomeDialog
          kind={ending}
          lead={lead}
          count={1}
          currency={currency}
          onSave={end}
          onClose={() => setEnding(undefined)}
        />
      )}
    </section>
  );
}
