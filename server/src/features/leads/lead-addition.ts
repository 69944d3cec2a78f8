import type { LeadAddition } from '@meg/shared/contract/leads';
import { columnsOfMove, moveOf, moveOfLead, withAddition } from './lead-move.service.js';
import { conversationColumns, quoteColumns, readinessColumn } from './lead-said.service.js';
import type { SaidChange } from './leads.store.js';
import type { LeadRow } from './leads.table.js';

/** What of the row is another by what the visitor has said since. Empty where all of that was known. */
export function changeByAddition(lead: LeadRow, { move, quote, readiness, conversation }: LeadAddition): SaidChange {
  const said: SaidChange = {
    ...columnsOfMove(withAddition(moveOfLead(lead), moveOf(move))),
    ...(quote && quoteColumns(quote, lead.language)),
    ...(readiness && readinessColumn(readiness)),
    ...(conversation?.length && conversationColumns(conversation)),
  };
  const names = Object.keys(said) as (keyof SaidChange)[];
  return Object.fromEntries(names.filter((name) => said[name] !== lead[name]).map((name) => [name, said[name]]));
}
