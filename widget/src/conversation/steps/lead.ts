import type { ConversationEvent, EventOf } from '../event.js';
import { type LeadField, leadFields } from '../lead-fields.js';
import { checkLeadForm, cleanLeadForm, cleanText, type LeadProblems, mostCharacters } from '../lead-form.js';
import { placeIdField, withoutPlace } from '../quote-details.js';
import { requestQuote } from '../quote-request.js';
import { type Outcome, reply, show, stay, text } from '../say.js';
import { type Conversation, findLead, isCurrent, type PendingLead } from '../state.js';
import { goOn, withoutLead } from './lead-news.js';

export function openLeadForm(state: Conversation): Outcome {
  const form = { ...state.form, problems: {}, failedTries: 0, shownAtMs: null };
  return reply({ ...state, step: 'leadCapture', form }, text('ask.lead', { ask: { kind: 'leadForm' } }));
}

/** While the form is open. */
export function lead(state: Conversation, event: ConversationEvent): Outcome {
  if (state.asking?.kind !== 'leadForm') return stay(state);
  if (event.type === 'draftChanged') return changeDraft(state, event);
  if (event.type === 'placePicked') return pickPlace(state, event);
  return event.type === 'leadSubmitted' ? submit(state, event) : stay(state);
}

function changeDraft(state: Conversation, { field, value }: EventOf<'draftChanged'>): Outcome {
  const { [field]: _solved, ...problems } = state.form.problems;
  const draft = { ...state.form.draft, [field]: value.slice(0, mostCharacters[field]) };
  return stay({ ...state, details: withoutPlace(state.details, field), form: { ...state.form, draft, problems } });
}

/** As if its name had been typed, but that it is known which place of that name is meant. */
function pickPlace(state: Conversation, { field, place }: EventOf<'placePicked'>): Outcome {
  const [typed] = changeDraft(state, { type: 'draftChanged', field, value: place.label });
  return stay({ ...typed, details: { ...typed.details, [placeIdField[field]]: place.id } });
}

function submit(state: Conversation, event: EventOf<'leadSubmitted'>): Outcome {
  const form = cleanLeadForm(state.form.draft);
  const problems = checkLeadForm(form);
  if (Object.keys(problems).length > 0) return stay(withProblems(state, problems));
  if (findLead(state, event.key)) return stay(state);
  const pending: PendingLead = {
    key: event.key,
    status: 'waiting',
    form,
    move: state.move,
    consentText: event.consentText,
    website: cleanText(event.website).slice(0, 200),
    elapsedMs: Math.max(0, Math.round(event.atMs - (state.form.shownAtMs ?? event.atMs))),
  };
  const next = show(
    {
      ...state,
      step: 'quote',
      asking: null,
      form: { ...state.form, draft: form, problems: {} },
      quoting: { key: event.key, status: 'waiting' },
      leads: [...state.leads, pending],
    },
    { from: 'visitor', kind: 'details', form },
  );
  return [next, [{ type: 'keepLead', lead: pending, messages: next.messages }, requestQuote(next, event.key)]];
}

function withProblems(state: Conversation, problems: LeadProblems): Conversation {
  return { ...state, form: { ...state.form, problems, failedTries: state.form.failedTries + 1 } };
}

/** What the server found wrong, by field of the form. What no field can mend is not among it. */
function problemsOf(fields: Readonly<Record<string, string>>): LeadProblems {
  const known = leadFields.filter((field) => Object.hasOwn(fields, field));
  return Object.fromEntries(
    known.map((field): [LeadField, { verbatim: string }] => [field, { verbatim: String(fields[field]) }]),
  );
}

/** The lead is refused: its words are in the form still, with what the server says beside the field. */
export function backToForm(state: Conversation, key: string, fields: Readonly<Record<string, string>>): Outcome {
  const without = withoutLead(state, key);
  const problems = problemsOf(fields);
  if (!isCurrent(state, key) || Object.keys(problems).length === 0) {
    return reply(without, ...goOn(without, key, text('lead.notAccepted', { offersCall: true })));
  }
  const form = { ...state.form, problems, failedTries: state.form.failedTries + 1, shownAtMs: null };
  return reply(
    { ...without, step: 'leadCapture', asking: null, quoting: null, form },
    text('lead.refused', { ask: { kind: 'leadForm' } }),
  );
}
