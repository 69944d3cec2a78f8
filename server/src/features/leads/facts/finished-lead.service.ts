import type { NewLead } from '@meg/shared/contract/leads';
import { pick } from '../../../pick.js';
import { foldName, personKeys } from '../lead-search.service.js';
import type { LeadRow } from '../leads.table.js';
import { columnsSetByPeople, withoutEdited } from './lead-edit.service.js';
import { moveOf } from './lead-move.service.js';
import { changeByAddition, quoteOfLead } from './lead-said.service.js';

const ofForm = [
  ...(['idempotencyKey', 'bodyHash', 'name', 'language', 'sourcePage', 'cameFrom', 'arrival'] as const),
  ...(['consentText', 'wantsEmail', 'preliminaryQuote', 'otherRange', 'addedBy'] as const),
] as const satisfies readonly (keyof LeadRow)[];

/**
 * What the form changes in the lead of its visitor, who had only asked for a person. From then on it is the form's lead:
 * it has its key, and what people of the company have set stays.
 */
export function finishedColumns(started: LeadRow, form: LeadRow, lead: NewLead): Partial<LeadRow> {
  const { readiness, conversation } = lead;
  const quote = quoteOfLead(form);
  const said = { move: moveOf(lead), quote: quote ?? undefined, readiness, conversation };
  const contact = { email: form.email || started.email, phone: form.phone || started.phone };
  const byPeople = columnsSetByPeople(started);
  return {
    ...byPeople,
    ...pick(form, ...ofForm),
    ...contact,
    ...personKeys(contact),
    nameKey: foldName(form.name),
    ...(form.chatHistory !== '' && pick(form, 'chatHistory', 'chatLength')),
    ...changeByAddition({ ...started, ...byPeople, language: form.language }, withoutEdited(started, said), quote),
  };
}
