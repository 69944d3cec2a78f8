import { type HandoffDraft, isContactComplete, mostContactCharacters } from '../drafts/handoff-draft.js';
import type { EventOf } from '../event.js';
import { after, close, isAsking, type Outcome, reply, show, stay, text, visitorSays } from '../outcome.js';
import type { Conversation, HandoffDone } from '../state.js';
import { end, waysOn } from './ending.js';
import { askForFeedback } from './feedback.js';

type HandoffEvent = EventOf<
  | 'handoffChosen'
  | 'contactConfirmed'
  | 'contactEdited'
  | 'handoffBack'
  | 'handoffLeft'
  | 'slotsWanted'
  | 'handoffAsked'
  | 'callbackAsked'
>;

/** While the handoff card is open. While a request is on its way, only its answer moves the card. */
export function handoff(state: Conversation, event: HandoffEvent): Outcome {
  const draft = state.handoff;
  if (!draft || draft.status === 'sending' || !isAsking(state, 'handoff', event.askId)) return stay(state);
  switch (event.type) {
    case 'handoffChosen':
      return choose(state, draft, event);
    case 'contactConfirmed':
      return isContactComplete(draft.contact)
        ? turn(state, { ...draft, view: 'contactOptions', isEditing: false })
        : stay(state);
    case 'contactEdited':
      return turn(state, { ...draft, isEditing: true });
    case 'handoffBack':
      return turn(state, goBack(draft));
    case 'handoffLeft':
      return leave(state, draft);
    case 'slotsWanted':
      return loadSlots(state, draft);
    case 'handoffAsked':
      return send(state, draft, { key: event.key, asked: { method: event.method } });
    case 'callbackAsked':
      return send(state, draft, {
        key: event.key,
        asked: { slot: event.slot, ...(event.wantsEmail && { wantsEmail: true }) },
      });
  }
}

function leave(state: Conversation, { status }: HandoffDraft): Outcome {
  const left: Conversation = { ...close(state), handoff: null };
  if (status !== 'failed' && status !== 'refused') return end(left);
  return reply(left, text('handoff.notSent', { offersCall: true, ask: waysOn(left) }));
}

function turn(state: Conversation, draft: HandoffDraft): Outcome {
  return stay({ ...state, handoff: { ...draft, status: 'open' } });
}

function goBack(draft: HandoffDraft): HandoffDraft {
  if (draft.isEditing) return { ...draft, isEditing: false };
  return { ...draft, view: draft.view === 'contactOptions' ? 'contactInfo' : 'initial' };
}

/** First from the initial view, and later to change one's mind, which keeps what is filled in. */
function choose(state: Conversation, draft: HandoffDraft, { requestType }: EventOf<'handoffChosen'>): Outcome {
  return turn(state, { ...draft, requestType, view: draft.view === 'initial' ? 'contactInfo' : draft.view });
}

function loadSlots(state: Conversation, draft: HandoffDraft): Outcome {
  const [next] = turn(state, { ...draft, slots: { status: 'loading' } });
  return [next, [{ type: 'loadSlots', leadId: state.saved?.leadId ?? null }]];
}

/** Under one key as long as the same is asked for, so that a second try is the same request. */
function send(state: Conversation, draft: HandoffDraft, { key, asked }: Pick<HandoffDraft, 'key' | 'asked'>): Outcome {
  if (!isContactComplete(draft.contact)) return stay(state);
  const isSame = JSON.stringify(draft.asked) === JSON.stringify(asked);
  const sending: HandoffDraft = { ...draft, key: isSame && draft.key ? draft.key : key, asked, status: 'sending' };
  const next: Conversation = { ...state, handoff: sending };
  return [next, [sendHandoff(next, sending)]];
}

/** A request that did not get through waits in the card, and goes out by itself when it can. */
export function sendAgain(state: Conversation): Outcome {
  if (state.handoff?.status !== 'failed') return stay(state);
  const sending: HandoffDraft = { ...state.handoff, status: 'sending' };
  const next: Conversation = { ...state, handoff: sending };
  return [next, [sendHandoff(next, sending)]];
}

/** A lead that has not arrived yet is to arrive first: the request belongs to it. */
export function sendHandoff({ saved, leads, messages }: Conversation, draft: HandoffDraft) {
  const pendingKey = leads.at(-1)?.key ?? null;
  return { type: 'sendHandoff', handoff: draft, leadId: saved?.leadId ?? null, pendingKey, messages } as const;
}

/** Also into the lead form's draft: who comes again need not write it again. */
export function changeContact(state: Conversation, { field, value }: EventOf<'contactChanged'>): Outcome {
  if (!state.handoff || state.handoff.status === 'sending') return stay(state);
  const cut = value.slice(0, mostContactCharacters[field]);
  const draft: HandoffDraft = {
    ...state.handoff,
    contact: { ...state.handoff.contact, [field]: cut },
    // Other details are another request.
    key: null,
    status: 'open',
  };
  return stay({ ...state, handoff: draft, form: { ...state.form, draft: { ...state.form.draft, [field]: cut } } });
}

export function slotsArrived(state: Conversation, { slots }: EventOf<'slotsArrived'>): Outcome {
  return stay(state.handoff ? { ...state, handoff: { ...state.handoff, slots } } : state);
}

export function handoffFailed(state: Conversation, { key, reason }: EventOf<'handoffFailed'>): Outcome {
  const draft = state.handoff;
  if (draft?.key !== key || draft.status !== 'sending') return stay(state);
  if (reason !== 'slotTaken') return stay({ ...state, handoff: { ...draft, status: reason } });
  const [next, effects] = loadSlots(state, draft);
  return [{ ...next, handoff: { ...draft, slots: { status: 'loading' }, status: 'slotTaken' } }, effects];
}

export function handoffStored(state: Conversation, { key, handoff: stored }: EventOf<'handoffStored'>): Outcome {
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
    state.feedback.status === 'none' ? askForFeedback(shown) : end(shown),
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
