import { type HandoffDraft, isContactComplete, mostContactCharacters } from '../drafts/handoff-draft.js';
import type { EventOf } from '../event.js';
import { after, close, type Outcome, type Rule, type Rules, show, stay, visitorSays, whileOpen } from '../outcome.js';
import type { Conversation, HandoffDone } from '../state.js';
import { endAside } from './aside.js';
import { askForFeedback } from './feedback.js';

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
    isContactComplete(draft.contact)
      ? turn(state, { ...draft, view: 'contactOptions', isEditing: false })
      : stay(state),
  ),
  contactEdited: inCard((state, draft) => turn(state, { ...draft, isEditing: true })),
  handoffBack: inCard((state, draft) => turn(state, goBack(draft))),
  slotsWanted: inCard(loadSlots),
  slotsArrived: (state, { slots }) => stay(state.handoff ? { ...state, handoff: { ...state.handoff, slots } } : state),
  handoffAsked: inCard((state, draft, { key, method }) => send(state, draft, { key, asked: { method } })),
  callbackAsked: inCard((state, draft, { key, slot, wantsEmail }) =>
    send(state, draft, { key, asked: { slot, ...(wantsEmail && { wantsEmail }) } }),
  ),
  handoffStored,
  handoffFailed,
  // A request that failed stays in the card, and is sent again automatically.
  retried: (state) =>
    state.handoff?.status === 'failed' ? sendDraft(state, { ...state.handoff, status: 'sending' }) : stay(state),
} satisfies Partial<Rules>;

function turn(state: Conversation, draft: HandoffDraft): Outcome {
  return stay({ ...state, handoff: { ...draft, status: 'open' } });
}

function goBack(draft: HandoffDraft): HandoffDraft {
  if (draft.isEditing) return { ...draft, isEditing: false };
  return { ...draft, view: draft.view === 'contactOptions' ? 'contactInfo' : 'initial' };
}

function loadSlots(state: Conversation, draft: HandoffDraft): Outcome {
  const [next] = turn(state, { ...draft, slots: { status: 'loading' } });
  return [next, [{ type: 'loadSlots', leadId: state.saved?.leadId ?? null }]];
}

/** Keeps the key while the same is asked for, so that the server sees a second try as the same request. */
function send(state: Conversation, draft: HandoffDraft, { key, asked }: Pick<HandoffDraft, 'key' | 'asked'>): Outcome {
  if (!isContactComplete(draft.contact)) return stay(state);
  const isSame = JSON.stringify(draft.asked) === JSON.stringify(asked);
  const sending: HandoffDraft = { ...draft, key: isSame && draft.key ? draft.key : key, asked, status: 'sending' };
  return sendDraft(state, sending);
}

function sendDraft(state: Conversation, handoff: HandoffDraft): Outcome {
  return [{ ...state, handoff }, [sendHandoff(state, handoff)]];
}

/** With the key of a lead that the server does not have yet: it is sent first, as the request belongs to it. */
export function sendHandoff({ saved, leads, messages }: Conversation, draft: HandoffDraft) {
  const pendingKey = leads.at(-1)?.key ?? null;
  return { type: 'sendHandoff', handoff: draft, leadId: saved?.leadId ?? null, pendingKey, messages } as const;
}

/** Changes the lead form's draft too, so that the visitor need not enter it twice. */
function changeContact(state: Conversation, { field, value }: EventOf<'contactChanged'>): Outcome {
  if (!state.handoff || state.handoff.status === 'sending') return stay(state);
  const cut = value.slice(0, mostContactCharacters[field]);
  const draft: HandoffDraft = {
    ...state.handoff,
    contact: { ...state.handoff.contact, [field]: cut },
    // With other details, it is another request.
    key: null,
    status: 'open',
  };
  return stay({ ...state, handoff: draft, form: { ...state.form, draft: { ...state.form.draft, [field]: cut } } });
}

function handoffFailed(state: Conversation, { key, reason }: EventOf<'handoffFailed'>): Outcome {
  const draft = state.handoff;
  if (draft?.key !== key || draft.status !== 'sending') return stay(state);
  if (reason !== 'slotTaken') return stay({ ...state, handoff: { ...draft, status: reason } });
  const [next, effects] = loadSlots(state, draft);
  return [{ ...next, handoff: { ...draft, slots: { status: 'loading' }, status: 'slotTaken' } }, effects];
}

function handoffStored(state: Conversation, { key, handoff: stored }: EventOf<'handoffStored'>): Outcome {
  const draft = state.handoff;
  if (draft?.key !== key || !draft.asked) return stay(state);
  const method = 'method' in draft.asked ? draft.asked.method : 'callback';
  const told = visitorSays({ ...close(state), handoff: null, step: 'complete' }, { key: `say.${method}` });
  const shown = show(
    told,
    { from: 'meg', kind: 'handoff', handoff: done(stored, method) },
    { from: 'meg', kind: 'complete' },
  );
  const requestType = method === 'callback' ? 'scheduled' : 'immediate';
  return after(
    [{ type: 'tellHost', event: { name: 'handoffRequested', detail: { requestType } } }],
    state.feedback.status === 'none' ? askForFeedback(shown) : endAside(shown),
  );
}

function done(stored: EventOf<'handoffStored'>['handoff'], method: HandoffDone['method']): HandoffDone {
  const { reference, messageCode, message, opensAt, slot, calendar, whatsappUrl, phoneUrl } = stored;
  return {
    method,
    reference,
    messageCode,
    message,
    ...(opensAt && { opensAt }),
    ...(slot && { slot }),
    ...(calendar && { calendar }),
    ...(whatsappUrl && { whatsappUrl }),
    ...(phoneUrl && { phoneUrl }),
  };
}
