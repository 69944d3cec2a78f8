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

/** A conversation as version 4 stored it: the facts of its move stood in three places. */
interface FormerConversation {
  readonly details: FormerDetails;
  readonly move: PartialMove;
  readonly foretold: PartialMove;
  readonly leads: readonly FormerLead[];
  readonly quoting: (Conversation['quoting'] & FormerQuoting) | null;
}

function oneMove({ move, details: { leaveOut = [], ...details } }: Pick<FormerConversation, 'move' | 'details'>) {
  return { move: { ...move, ...details }, leaveOut };
}

function leadOf({ form, move, ...lead }: FormerLead): PendingLead {
  const { name, email, phone, originCity, destinationCity } = form;
  return {
    ...lead,
    contact: { name, email, phone },
    move: { ...move, originCity, destinationCity },
  };
}

/** What a browser has stored, in the shape of now. */
export function readConversation(stored: Conversation | FormerConversation): Conversation {
  if (!('details' in stored)) return stored;
  const { details: _details, leads, quoting, ...same } = stored;
  const before = quoting?.before && oneMove(quoting.before);
  return {
    ...(same as unknown as Conversation),
    nowMs: 0,
    ...oneMove({ ...stored, move: { ...stored.foretold, ...stored.move } }),
    leads: leads.map(leadOf),
    quoting: quoting && ({ ...quoting, ...(before && { before }) } as Conversation['quoting']),
  };
}
