import { withoutPlace, withPlace } from '../../drafts/changed-move.js';
import type { LeadForm } from '../../drafts/empty-lead-form.js';
import { fieldsOf, type LeadField, leadFields } from '../../drafts/lead-fields.js';
import {
  type Contact,
  checkLeadForm,
  cleanLeadForm,
  cleanText,
  type LeadProblems,
  mostCharacters,
  withoutProblem,
} from '../../drafts/lead-form.js';
import { type CityField, endOfCity } from '../../drafts/quote-details.js';
import type { EventOf } from '../../event.js';
import { knownMove } from '../../known-move.js';
import { after, close, type Outcome, type Rule, type Rules, reply, show, stay, text } from '../../outcome.js';
import { requestQuote } from '../../quote-request.js';
import {
  type Conversation,
  findLead,
  isCurrent,
  isLeadGiven,
  type LeadFormPart,
  lastQuote,
  type PendingLead,
  type WordedFact,
} from '../../state.js';
import { afterHandoff } from '../after-handoff.js';
import { openHandoff } from '../open-handoff.js';
import { continueMove } from './continue-move.js';
import { sendNow, withNextStep, withoutLead } from './lead-delivery.js';
import { askNextQuestion } from './quote.js';

function inForm<E>(rule: (state: Conversation, event: E, part: LeadFormPart) => Outcome): Rule<E> {
  return (state, event) => (state.asking?.kind === 'leadForm' ? rule(state, event, state.asking.part) : stay(state));
}

export const leadRules = {
  draftChanged: inForm(changeDraft),
  placePicked: inForm(pickPlace),
  leadSubmitted: inForm(submit),
  leadRefused: (state, { key, fields }) => (state.saved?.key === key ? stay(state) : backToForm(state, key, fields)),
} satisfies Partial<Rules>;

const isCity = (field: LeadField): field is CityField => field in endOfCity;

export function changeDraft(state: Conversation, { field, value }: EventOf<'draftChanged'>): Outcome {
  const problems = withoutProblem(state.form.problems, field);
  const draft = { ...state.form.draft, [field]: value.slice(0, mostCharacters[field]) };
  const move = isCity(field) ? withoutPlace(state.move, endOfCity[field]) : state.move;
  return stay({ ...state, move, form: { ...state.form, draft, problems } });
}

/** As if the name had been typed, and which place of that name is meant is known. */
function pickPlace(state: Conversation, { field, place }: EventOf<'placePicked'>): Outcome {
  const [typed] = changeDraft(state, { type: 'draftChanged', field, value: place.label });
  return stay({ ...typed, move: withPlace(typed.move, endOfCity[field], place) });
}

function submit(state: Conversation, event: EventOf<'leadSubmitted'>, part: LeadFormPart): Outcome {
  const form = cleanLeadForm(state.form.draft);
  const problems = checkLeadForm(form, fieldsOf(part), state.contactRequired);
  if (Object.keys(problems).length > 0) return stay(withProblems(state, problems));
  const filled = { ...close(state), form: { ...state.form, draft: form, problems: {} } };
  const shown = show(filled, { from: 'visitor', kind: 'details', form, part });
  // The cities of a quote that is there have been corrected: it stays the same quote.
  if (part === 'route' && state.quoting) return continueMove(shown, state, citiesOf(form));
  // The range that is to be kept already has a key.
  const key = part === 'contact' && state.quoting ? state.quoting.key : event.key;
  if (isLeadGiven(state, key)) return stay(state);
  // A company that asks who it is for first has had only a city corrected.
  if (part === 'route') return shown.quoteFirst || shown.saved ? askQuote(shown, key) : askNextQuestion(shown);
  return keepLead(shown, pendingLead(state, { ...event, key }));
}

function citiesOf({ originCity, destinationCity }: LeadForm): WordedFact[] {
  return [
    { fact: 'originCity', text: originCity },
    { fact: 'destinationCity', text: destinationCity },
  ];
}

function contactOf({ form }: Conversation): Contact {
  const { name, email, phone } = cleanLeadForm(form.draft);
  return { name, email, phone };
}

function pendingLead(state: Conversation, event: EventOf<'leadSubmitted'>): PendingLead {
  return {
    key: event.key,
    status: 'waiting',
    contact: contactOf(state),
    move: knownMove(state),
    consentText: event.consentText,
    website: cleanText(event.website).slice(0, 200),
    ...(event.wantsEmail && { wantsEmail: true }),
    elapsedMs: Math.max(0, Math.round(event.atMs - (state.form.shownAtMs ?? event.atMs))),
  };
}

/** Stores the lead in the outbox before anything else, then continues with what it was for. */
function keepLead(state: Conversation, pending: PendingLead): Outcome {
  const kept: Conversation = { ...state, leads: [...state.leads, pending] };
  const keep = { type: 'keepLead', lead: pending, messages: kept.messages } as const;
  return after([keep], goFurther(kept, pending.key));
}

function goFurther(state: Conversation, key: string): Outcome {
  if (state.purpose === 'call') {
    const [sent, sends] = sendNow(state, key, null);
    const isAskedFor = sent.messages.some(({ kind }) => kind === 'handoff');
    return after(sends, isAskedFor ? afterHandoff(sent) : openHandoff(sent, 'handoff.offer'));
  }
  if (isCurrent(state, key)) return sendNow({ ...state, step: 'quote' }, key, lastQuote(state) ?? null);
  return askQuote(state, key);
}

function askQuote(state: Conversation, key: string): Outcome {
  const asked: Conversation = { ...state, step: 'quote', quoting: { key, status: 'waiting' } };
  return [asked, [requestQuote(asked, key)]];
}

function withProblems(state: Conversation, problems: LeadProblems): Conversation {
  return { ...state, form: { ...state.form, problems, failedTries: state.form.failedTries + 1 } };
}

/** The fields that the server refused, with our own message; without those that the form lacks. */
function problemsOf(fields: Readonly<Record<string, string>>): LeadProblems {
  const known = leadFields.filter((field) => Object.hasOwn(fields, field));
  return Object.fromEntries(
    known.map((field): [LeadField, { key: 'field.refused' }] => [field, { key: 'field.refused' }]),
  );
}

/** The lead was refused: opens the form again as it was filled in, with a message at each wrong field. */
export function backToForm(state: Conversation, key: string, fields: Readonly<Record<string, string>>): Outcome {
  const without = withoutLead(state, key);
  const problems = problemsOf(fields);
  if (!isOpenFor(state, key) || Object.keys(problems).length === 0) {
    return reply(without, ...withNextStep(without, key, text('lead.notAccepted', { offersCall: true })));
  }
  const form = { ...state.form, problems, failedTries: state.form.failedTries + 1, shownAtMs: null };
  const part = partFor(state, key);
  const quoting = part === 'contact' || !isCurrent(state, key) ? state.quoting : null;
  return reply(
    { ...close(without), step: 'leadCapture', waiting: null, handoff: null, quoting, form },
    text('lead.refused', { ask: { kind: 'leadForm', part } }),
  );
}

/** Whether the form may open: not for a lead of another flow, and never while a handoff request is being sent. */
function isOpenFor(state: Conversation, key: string): boolean {
  if (state.handoff?.status === 'sending') return false;
  return isCurrent(state, key) || (state.purpose === 'call' && findLead(state, key) !== undefined);
}

function partFor(state: Conversation, key: string): LeadFormPart {
  if (!state.quoteFirst || state.purpose === 'call') return 'all';
  return findLead(state, key) ? 'contact' : 'route';
}
