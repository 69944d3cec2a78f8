import { fieldsOf, type LeadField } from '../../drafts/lead-fields.js';
import { checkLeadForm, cleanLeadForm } from '../../drafts/lead-form.js';
import { type Outcome, reply, stay, text } from '../../outcome.js';
import type { Conversation, WordedFact } from '../../state.js';

/** A message has filled in the open form: goes on as its button does, or says what is still missing. */
export function finishForm(state: Conversation, facts: readonly WordedFact[]): Outcome {
  const { asking, form, contactRequired } = state;
  if (asking?.kind !== 'leadForm') return stay(state);
  const fields = fieldsOf(asking.part);
  if (!facts.some(({ fact }) => fields.includes(fact as LeadField))) return stay(state);
  const problems = Object.values(checkLeadForm(cleanLeadForm(form.draft), fields, contactRequired));
  const missing = problems.flatMap((problem) => ('key' in problem ? problem.key : []));
  if (missing.length === 0) return [state, [{ type: 'submitForm', part: asking.part }]];
  return reply(state, text('form.almost', { params: { missing } }));
}
