import { missingForPerson } from '@meg/shared/domain/forms/contact-required';
import {
  type HandoffDraft,
  isContactComplete,
  mostContactCharacters,
  nearestSlot,
  type RequestType,
} from '../drafts/handoff-draft.js';
import type { EventOf } from '../event.js';
import {
  after,
  close,
  type Outcome,
  type Rule,
  type Rules,
  reply,
  show,
  stay,
  text,
  visitorSays,
  whileOpen,
} from '../outcome.js';
import type { Conversation } from '../state.js';
import { afterHandoff } from './after-handoff.js';
import { endAside } from './aside.js';
import { doneOf, withoutBooking } from './callback.js';
import { askServer } from './free-text/questions.js';
import { prepareCall } from './quote/quote.js';

/** While a request is being sent, only its answer changes the card. */
function inCard<E extends { askId: number }>(
  rule: (state: Conversation, draft: HandoffDraft, event: E) => Outcome,
): Rule<E> {
  return whileOpen('handoff', (state, event) =>
    state.handoff && state.handoff.status !== 'sending' ? rule(state, state.handoff, event) : stay(state),
  );
}

export const handoffRules = {
  // From the initial view, or later to change the choice, which keeps what is filled in.
  handoffChosen: inCard((state, draft, { requestType }) =>
    turn(state, { ...draft, requestType, view: draft.view === 'initial' ? 'contactInfo' : draft.view }),
  ),
  contactChanged: changeContact,
  contactConfirmed: inCard((state, draft) =>
    isContactComplete(draft.contact, state.contactRequired)
      ? turn(state, { ...draft, view: 'contactOptions', isEditing: false })
      : stay(state),
  ),
  contactEdited: inCard((state, draft) => turn(state, { ...draft, isEditing: true })),
  handoffBack: inCard((state, draft) => turn(state, goBack(draft))),
  slotsWanted: inCard(loadSlots),
  slotsArrived: (state, { slots }) =>
    stay(state.handoff ? { ...state, handoff: withWish({ ...state.handoff, slots }) } : state),
  slotChosen: inCard((state, { wish: _named, ...draft }, { slot }) => turn(state, { ...draft, chosen: slot })),
  handoffAsked: inCard((state, draft, { key, method }) => send(state, draft, { key, asked: { method } })),
  callbackAsked: inCard((state, draft, { key, slot, wantsEmail }) =>
    send(state, draft, { key, asked: { slot, ...(wantsEmail && { wantsEmail }) } }),
  ),
  handoffStored,
  handoffFailed,
  handoffJoined: (state, { key }) =>
    stay({ ...state, looseHandoffs: (state.looseHandoffs ?? []).filter((one) => one !== key) }),
  // A request that failed stays in the card, and is sent again automatically.
  retried: (state) =>
    after(
      state.wondering[0]?.isUnsent ? askServer(state) : [],
      state.handoff?.status === 'failed' ? sendDraft(state, { ...state.handoff, status: 'sending' }) : stay(state),
    ),
} satisfies Partial<Rules>;

/** Chooses the free time that is nearest to what the visitor has named. */
function withWish(draft: HandoffDraft): HandoffDraft {
  const { slots, wish, chosen } = draft;
  if (!wish || chosen || slots.status !== 'here') return draft;
  const nearest = nearestSlot(slots.slots, wish);
  return nearest ? { ...draft, chosen: nearest.start } : draft;
}

/**
 * "Connect me now", "yes, book it": the time that is chosen is booked once nothing is missing; otherwise the card comes
 * into view again, below what it still needs.
 */
export function handoffInWords(state: Conversation, way: RequestType | 'book', key: string): Outcome | undefined {
  const { handoff: draft, contactRequired } = state;
  if (!draft || draft.status === 'sending') return undefined;
  const { chosen, changes, contact, view } = draft;
  const [missing, other] = changes ? [] : missingForPerson(contact, contactRequired);
  const isBooking = way === 'book';
  if (isBooking && chosen && !missing) return send(state, draft, { key, asked: { slot: chosen } });
  const isContact = missing || (!isBooking && view === 'initial');
  const handoff: HandoffDraft = {
    ...draft,
    requestType: isBooking ? 'scheduled' : way,
    view: isContact ? 'contactInfo' : 'contactOptions',
    status: 'open',
  };
  const title = isContact ? 'contactTitle' : isBooking ? 'timesTitle' : 'waysTitle';
  const said = missing && !other ? (`${missing}.missing` as const) : (`handoff.${title}` as const);
  return reply({ ...state, handoff }, text(said, { ask: { kind: 'handoff' } }));
}

function turn(state: Conversation, draft: HandoffDraft): Outcome {
  return stay({ ...state, handoff: { ...draft, status: 'open' } });
}

function goBack(draft: HandoffDraft): HandoffDraft {
  if (draft.isEditing) return { ...draft, isEditing: false };
  return { ...draft, view: draft.view === 'contactOptions' ? 'contactInfo' : 'initial' };
}

function loadSlots(state: Conversation, draft: HandoffDraft): Outcome {
  const { chosen: _taken, ...fresh } = draft;
  const [next] = turn(state, { ...fresh, slots: { status: 'loading' } });
  return [next, [{ type: 'loadSlots', leadId: state.saved?.leadId ?? null }]];
}

/** Keeps the key while the same is asked for, so that the server sees a second try as the same request. */
function send(state: Conversation, draft: HandoffDraft, { key, asked }: Pick<HandoffDraft, 'key' | 'asked'>): Outcome {
  if (!draft.changes && !isContactComplete(draft.contact, state.contactRequired)) return stay(state);
  const isSame = JSON.stringify(draft.asked) === JSON.stringify(asked);
  const sending: HandoffDraft = {
    ...draft,
    key: draft.changes ?? (isSame && draft.key ? draft.key : key),
    asked,
    status: 'sending',
  };
  return sendDraft(state, sending);
}

function sendDraft(state: Conversation, handoff: HandoffDraft): Outcome {
  return [{ ...state, handoff }, [sendHandoff(state, handoff)]];
}

/** With the key of a lead that the server does not have yet: it is sent first, as the request belongs to it. */
export function sendHandoff({ saved, leads, messages, form }: Conversation, draft: HandoffDraft) {
  const pendingKey = leads.at(-1)?.key ?? null;
  const leadId = saved?.leadId ?? null;
  return { type: 'sendHandoff', handoff: draft, name: form.draft.name, leadId, pendingKey, messages } as const;
}

/** Changes the lead form's draft too, so that the visitor need not enter it twice. */
function changeContact(state: Conversation, { field, value }: EventOf<'contactChanged'>): Outcome {
  if (!state.handoff || state.handoff.status === 'sending') return stay(state);
  const cut = value.slice(0, mostContactCharacters[field]);
  const draft: HandoffDraft = {
    ...state.handoff,
    contact: { ...state.handoff.contact, [field]: cut },
    // With other details, it is another request.
    key: state.handoff.changes ?? null,
    status: 'open',
  };
  return stay({ ...state, handoff: draft, form: { ...state.form, draft: { ...state.form.draft, [field]: cut } } });
}

function handoffFailed(state: Conversation, { key, reason }: EventOf<'handoffFailed'>): Outcome {
  const draft = state.handoff;
  if (draft?.key !== key || draft.status !== 'sending') return stay(state);
  if (reason !== 'slotTaken') return stay({ ...state, handoff: { ...draft, status: reason } });
  const [next, effects] = loadSlots(state, draft);
  return [next.handoff ? { ...next, handoff: { ...next.handoff, status: 'slotTaken' } } : next, effects];
}

function handoffStored(state: Conversation, { key, handoff: stored }: EventOf<'handoffStored'>): Outcome {
  const draft = state.handoff;
  if (draft?.key !== key || !draft.asked) return stay(state);
  const method = 'method' in draft.asked ? draft.asked.method : 'callback';
  const card = { from: 'meg', kind: 'handoff', handoff: doneOf(stored, method, key) } as const;
  const closed: Conversation = { ...close(state), handoff: null, step: 'complete' };
  if (draft.changes) return endAside(show(withoutBooking(closed, key), card));
  const told = visitorSays(withLoose(closed, key), { key: `say.${method}` });
  const shown = show(told, card, { from: 'meg', kind: 'complete' });
  const requestType = method === 'callback' ? 'scheduled' : 'immediate';
  return after(
    [{ type: 'tellHost', event: { name: 'handoffRequested', detail: { requestType } } }],
    isWithoutLead(shown) ? prepareCall(shown) : afterHandoff(shown),
  );
}

/** Of a request that is stored without a lead, the key is kept until there is one. */
function withLoose(state: Conversation, key: string): Conversation {
  return state.saved?.leadId ? state : { ...state, looseHandoffs: [...(state.looseHandoffs ?? []), key] };
}

/** Whether nothing is known of who wants the call, and nothing is open that asks for it. */
function isWithoutLead({ purpose, saved, leads, waiting }: Conversation): boolean {
  return purpose === 'call' && !saved && leads.length === 0 && !waiting;
}
