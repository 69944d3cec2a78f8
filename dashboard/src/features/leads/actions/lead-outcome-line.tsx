import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { lostReasonWords } from '@meg/shared/domain/leads/lead-outcome';
import { useState } from 'react';
import { may, useMe } from '../../../api/me.js';
import { Button } from '../../../ui/buttons/button.js';
import { formatDay, formatMoney } from '../../../ui/text/format.js';
import { saveOutcome, undoOutcome } from './lead-work.queries.js';
import { OutcomeDialog } from './outcome-dialog.js';

function wordsOf({ outcome, status }: LeadDetail): string {
  if (outcome === null)
    return status === 'converted' ? 'The booked amount is not known.' : 'Why it is lost is not known.';
  if (outcome.kind === 'lost') {
    const reason = outcome.reason === null ? '' : lostReasonWords[outcome.reason];
    return [reason, outcome.words].filter(Boolean).join(': ');
  }
  const amount = formatMoney(outcome.amount ?? 0, outcome.currency ?? 'USD');
  return `Booked for ${amount}${outcome.moveDate === null ? '' : `, moving on ${formatDay(outcome.moveDate)}`}`;
}

/** How a lead ended, where it has, and the way to correct it. */
interface LeadOutcomeLineProps {
  lead: LeadDetail;
  currency: string;
  isUndoable: boolean;
}

export function LeadOutcomeLine({ lead, currency, isUndoable }: LeadOutcomeLineProps) {
  const [isOpen, setOpen] = useState(false);
  const me = useMe();
  const { status } = lead;
  if (status !== 'converted' && status !== 'lost') return null;
  return (
    <p className="between small">
      <span>{wordsOf(lead)}</span>
      {isUndoable && (
        <Button size="compact" onClick={() => undoOutcome(lead)}>
          Undo
        </Button>
      )}
      {may(me, 'outcome.change') && (
        <Button size="compact" tone="quiet" onClick={() => setOpen(true)}>
          {lead.outcome === null ? 'Say it' : 'Change'}
        </Button>
      )}
      {isOpen && (
        <OutcomeDialog
          kind={status}
          lead={lead}
          count={1}
          currency={currency}
          onSave={(outcome) => saveOutcome(lead, outcome)}
          onClose={() => setOpen(false)}
        />
      )}
    </p>
  );
}
