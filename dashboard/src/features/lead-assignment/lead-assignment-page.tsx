import type { LeadAssignment } from '@meg/shared/contract/lead-assignment';
import { Plus } from 'lucide-react';
import { may, useMe } from '../../api/me.js';
import { QueryFault } from '../../api/query-fault.js';
import { LeaveGuard } from '../../settings/leave-guard.js';
import { Button } from '../../ui/buttons/button.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingLines } from '../../ui/feedback/skeleton.js';
import { FormError } from '../../ui/fields/form-error.js';
import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';
import { useLeadAssignment } from './assignment.queries.js';
import { newRule } from './assignment-words.js';
import { DutyCard } from './duty-card.js';
import { RuleCard } from './rule-card.js';
import { TryOut } from './try-out.js';
import { type RulesDraft, useRulesDraft } from './use-rules-draft.js';

export default function LeadAssignmentPage() {
  const assignment = useLeadAssignment();
  return (
    <Page
      title="Assignment"
      description="Who gets a new lead. Rules are tried from the top; the first that fits and has somebody on duty gives it."
    >
      {assignment.data ? (
        <Loaded saved={assignment.data} />
      ) : (
        <Card>
          {assignment.error ? <QueryFault query={assignment} /> : <LoadingLines label="Reading the rules" lines={4} />}
        </Card>
      )}
    </Page>
  );
}

function Loaded({ saved }: { saved: LeadAssignment }) {
  const me = useMe();
  const draft = useRulesDraft(saved);
  const isReadOnly = !may(me, 'config.change') || me.company.state !== 'active';
  const { people } = saved;
  const workers = people.filter(({ mayWorkLeads }) => mayWorkLeads).map(({ id }) => id);
  const add = () => draft.set([...draft.rules, newRule(workers)]);
  return (
    <>
      <LeaveGuard isDirty={draft.isDirty} keepsChanges={false} />
      {draft.rules.length === 0 && (
        <Card>
          <EmptyState
            title="Nobody is given new leads"
            action={!isReadOnly && <Button onClick={add}>Give them in turn to all</Button>}
          >
            Everybody is told of each new lead, and whoever comes first takes it.
          </EmptyState>
        </Card>
      )}
      {draft.rules.map((rule, place) => (
        <RuleCard key={rule.id} rule={rule} place={place} people={people} draft={draft} isReadOnly={isReadOnly} />
      ))}
      {!isReadOnly && <Actions draft={draft} onAdd={add} />}
      {!isReadOnly && draft.rules.length > 0 && <TryOut rules={draft.rules} />}
      <DutyCard people={people} />
    </>
  );
}

function Actions({ draft, onAdd }: { draft: RulesDraft; onAdd: () => void }) {
  return (
    <div className="stack-2">
      <FormError>{draft.fault}</FormError>
      <div className="wrap-2">
        {draft.rules.length > 0 && (
          <Button onClick={onAdd}>
            <Plus size={16} aria-hidden /> Add a rule
          </Button>
        )}
        {draft.isDirty && (
          <>
            <Button tone="primary" isBusy={draft.isSaving} busyLabel="Saving…" onClick={draft.save}>
              Save the rules
            </Button>
            <Button tone="quiet" disabled={draft.isSaving} onClick={draft.discard}>
              Discard
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
