import type { PartialMove } from '@meg/shared/contract/move';
import type { LeadForm } from '../../conversation/drafts/empty-lead-form.js';
import type { Conversation, PendingLead } from '../../conversation/state.js';

interface FormerDetails extends Omit<PartialMove, 'originCity' | 'destinationCity'> {
  readonly leaveOut?: readonly string[];
}

interface FormerLead extends Omit<PendingLead, 'contact'> {
  readonly form: LeadForm;
}

type FormerQuoting = { readonly before?: { readonly move: PartialMove; readonly details: FormerDetails } };

/** A conversation as version 4 stored it, with the facts of its move in three places. */
interface FormerConversation {
  readonly details: FormerDetails;
  readonly move: PartialMove;
  readonly foretold: PartialMove;
  readonly leads: readonly FormerLead[];
  readonly quoting: (Conversation['quoting'] & FormerQuoting) | null;
}

const oneMove = ({ move, details: { leaveOut = [], ...details } }: Pick<FormerConversation, 'move' | 'details'>) => ({
  move: { ...move, ...details },
  leaveOut,
});

/** A stored conversation in the current shape. */
export function readConversation(stored: Conversation | FormerConversation): Conversation {
  if (!('details' in stored)) return stored;
  const { foretold, move, details, quoting, leads } = stored;
  return {
    ...(stored as unknown as Conversation),
    ...oneMove({ move: { ...foretold, ...move }, details }),
    leads: leads.map((lead) => {
      const { name, email, phone, ...cities } = lead.form;
      return { ...lead, contact: { name, email, phone }, move: { ...lead.move, ...cities } };
    }),
    quoting:
      quoting &&
      ({ ...quoting, ...(quoting.before && { before: oneMove(quoting.before) }) } as Conversation['quoting']),
  };
}
