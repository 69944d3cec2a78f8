import type { VisitorEvent } from '@meg/shared/bridge/messages';
import type { Send } from '@meg/shared/contract/client';
import type { HandoffChange } from '@meg/shared/contract/handoffs';
import type { HandoffDraft } from '../conversation/drafts/handoff-draft.js';
import type { Effect } from '../conversation/effect.js';
import type { ConversationEvent, EventOf, LanguageOffer } from '../conversation/event.js';
import type { Text } from '../i18n/text.js';
import { replyDelayMs } from './reply-delay.js';
import { callSearch } from './requests/call-search.js';
import {
  callAddition,
  callCountries,
  callFeedback,
  callHandoff,
  callHandoffChange,
  callOverview,
  callQuote,
  callSlots,
  callUnderstanding,
  type Failure,
  keyed,
} from './requests/calls.js';
import { additionBody, type LeadOrigin, leadBody } from './requests/lead-body.js';
import { feedbackBody, handoffBody } from './requests/request-bodies.js';
import { isFault, isLost, type Patience, withRetry } from './requests/with-retry.js';
import type { Outbox } from './storage/outbox.js';

const retryMs = 20_000;

export interface Outside extends Patience {
  send: Send;
  outbox: Outbox;
  newKey(): string;
  /** Whether the form's tick for a quote by email is set. */
  wantsEmail?(): boolean;
  /** In the current language. */
  text(): Text;
  paceFactor: number;
  origin(): LeadOrigin;
  /** Empty unless the visitor allows analytics. */
  countedPage(): string;
  /** The visitor's time zone. */
  timezone(): string | undefined;
  tellHost(event: VisitorEvent): void;
  setLanguage(language: string): void;
  /** What offers to switch to a language; undefined if the chat does not offer it or its words do not load. */
  offerOf(language: string): Promise<LanguageOffer | undefined>;
  dispatch(event: ConversationEvent): void;
}

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>;

const doing: { [T in Effect['type']]: (effect: Of<T>, outside: Outside) => void } = {
  pace,
  requestQuote: (effect, outside) => void requestQuote(effect, outside),
  rewordQuote: (effect, outside) => void rewordQuote(effect, outside),
  submitForm,
  keepLead(effect, { outbox, origin, text }) {
    outbox.keep(effect.lead.key, leadBody({ ...effect, quote: null }, origin(), text()));
  },
  sendLead(effect, { outbox, origin, text }) {
    outbox.send(effect.lead.key, leadBody(effect, origin(), text()));
  },
  addToLead: (effect, outside) => void addToLead(effect, outside),
  sendLeads: (_, { outbox }) => outbox.sendAll(),
  withdrawLead: ({ key }, { outbox }) => outbox.withdraw(key),
  loadSlots: (effect, outside) => void loadSlots(effect, outside),
  sendHandoff: (effect, outside) => void sendHandoff(effect, outside),
  cancelCallback: (effect, outside) => void cancelCallback(effect, outside),
  joinHandoff: (effect, outside) => void joinHandoff(effect, outside),
  sendFeedback: (effect, outside) => void sendFeedback(effect, outside),
  loadCountries: (_, outside) => void loadCountries(outside),
  understand: (effect, outside) => void understand(effect, outside),
  askGuide: (effect, outside) => void askGuide(effect, outside),
  setLanguage: ({ language }, outside) => outside.setLanguage(language),
  tellHost: ({ event }, { tellHost }) => tellHost(event),
};

/** Runs all side effects of the conversation; nothing else does. */
export function runEffect<T extends Effect['type']>(effect: Of<T>, outside: Outside): void {
  doing[effect.type as T](effect, outside);
}

function pace({ message, after }: Of<'pace'>, outside: Outside): void {
  const words = message.kind === 'text' ? outside.text().phrase(message.text) : '';
  const delayMs = replyDelayMs(words, after, outside.paceFactor);
  const due = () => outside.dispatch({ type: 'replyDue', messageId: message.id, atMs: outside.nowMs() });
  if (delayMs === 0) due();
  else outside.schedule(due, delayMs);
}

/** Who asks, and in which language they read. */
const asking = ({ origin, text }: Outside) => ({ companyId: origin().companyId, language: text().language });

async function requestQuote({ key, ...known }: Of<'requestQuote'>, outside: Outside): Promise<void> {
  const called = await withRetry(outside, () => callQuote(outside.send, { ...known, ...asking(outside) }));
  outside.dispatch(
    called.isOk
      ? { type: 'quoteArrived', key, quote: called.answer }
      : { type: 'quoteFailed', key, ...(called.fields && { fields: called.fields }) },
  );
}

async function rewordQuote({ key, ...known }: Of<'rewordQuote'>, outside: Outside): Promise<void> {
  const called = await callQuote(outside.send, { ...known, ...asking(outside) });
  if (called.isOk) outside.dispatch({ type: 'quoteReworded', key, quote: called.answer });
}

function submitForm({ part }: Of<'submitForm'>, outside: Outside): void {
  const consentText = part === 'route' ? '' : outside.text().t('consent.line');
  const sent = { key: outside.newKey(), atMs: outside.nowMs(), consentText, website: '' };
  outside.dispatch({ type: 'leadSubmitted', ...sent, wantsEmail: outside.wantsEmail?.() });
}

async function addToLead(effect: Of<'addToLead'>, outside: Outside): Promise<void> {
  const { key, behindAt } = effect;
  const body = additionBody(effect, outside.origin(), outside.text());
  const called = await withRetry(outside, () => callAddition(outside.send, keyed(key, body)));
  // If the server refuses it, another attempt would be refused as well.
  if (called.isOk || !isFault(called)) outside.dispatch({ type: 'leadAdded', key, behindAt });
}

async function loadSlots({ leadId }: Of<'loadSlots'>, outside: Outside): Promise<void> {
  const { companyId } = outside.origin();
  const query = { companyId, timezone: outside.timezone(), leadId: leadId ?? undefined };
  const called = await withRetry(outside, () => callSlots(outside.send, { query }));
  outside.dispatch({
    type: 'slotsArrived',
    slots: called.isOk ? { status: 'here', ...called.answer } : { status: 'failed' },
  });
}

async function sendHandoff(effect: Of<'sendHandoff'>, outside: Outside): Promise<void> {
  const key = effect.handoff.key ?? '';
  const leadId = effect.leadId ?? (effect.pendingKey && (await outside.outbox.deliver(effect.pendingKey)));
  const body = handoffBody(
    { ...effect, leadId },
    { ...outside.origin(), timezone: outside.timezone() },
    outside.text(),
  );
  const called = await (effect.handoff.changes
    ? changeRequest(key, changedSlot(effect.handoff, outside), outside)
    : withRetry(outside, () => callHandoff(outside.send, keyed(key, body))));
  if (called.isOk) return outside.dispatch({ type: 'handoffStored', key, handoff: called.answer });
  const reason = reasonOf(called);
  outside.dispatch({ type: 'handoffFailed', key, reason });
  if (reason === 'failed') outside.schedule(() => outside.dispatch({ type: 'retried' }), retryMs);
}

function changedSlot({ asked }: HandoffDraft, outside: Outside) {
  return { timezone: outside.timezone(), slot: (asked && 'slot' in asked && asked.slot) || undefined };
}

function changeRequest(key: string, change: Partial<HandoffChange>, outside: Outside) {
  return withRetry(outside, () => callHandoffChange(outside.send, keyed(key, { ...asking(outside), ...change })));
}

async function cancelCallback({ key }: Of<'cancelCallback'>, outside: Outside): Promise<void> {
  const called = await changeRequest(key, { slot: null }, outside);
  outside.dispatch({ type: called.isOk ? 'callbackCancelled' : 'cancelFailed', key });
}

async function joinHandoff({ key, leadId }: Of<'joinHandoff'>, outside: Outside): Promise<void> {
  const called = await changeRequest(key, { leadId }, outside);
  // If the server refuses it, another attempt would be refused as well.
  if (called.isOk || !isFault(called)) outside.dispatch({ type: 'handoffJoined', key });
}

function reasonOf(failure: Failure): EventOf<'handoffFailed'>['reason'] {
  if (failure.code === 'slot_taken') return 'slotTaken';
  return isFault(failure) ? 'failed' : 'refused';
}

/** A failure is not shown, since the visitor could do nothing about it. */
async function sendFeedback({ key, ...given }: Of<'sendFeedback'>, outside: Outside): Promise<void> {
  const body = feedbackBody(given, outside.origin().companyId);
  await withRetry(outside, () => callFeedback(outside.send, keyed(key, body)));
}

async function loadCountries(outside: Outside): Promise<void> {
  const called = await withRetry(outside, () => callCountries(outside.send, {}));
  outside.dispatch(
    called.isOk ? { type: 'countriesArrived', countries: called.answer.countries } : { type: 'countriesFailed' },
  );
}

async function understand({ type: _type, question, ...beside }: Of<'understand'>, outside: Outside): Promise<void> {
  const { id, query: text } = question;
  const reader = asking(outside);
  const call = (language: string) =>
    callUnderstanding(outside.send, {
      body: { ...reader, ...beside, language, text, timezone: outside.timezone() },
    });
  const called = await call(reader.language);
  const first = called.isOk ? called.answer : null;
  const offer = first && first.language !== reader.language ? await outside.offerOf(first.language) : undefined;
  // What the server words comes in the visitor's language.
  const again = offer && (await call(offer.language));
  // Who asks for a person gets the card in the language that they write in, whether or not they take the offer.
  const isForPerson = offer && first && ['call', 'complaint'].includes(first.intent);
  if (isForPerson) outside.setLanguage(offer.language);
  const understanding = again?.isOk ? again.answer : first;
  outside.dispatch({
    type: 'understood',
    id,
    understanding,
    offer: isForPerson ? undefined : offer,
    key: outside.newKey(),
  });
}

async function askGuide({ question, move, hasRange }: Of<'askGuide'>, outside: Outside): Promise<void> {
  const { id, country, previousQuery, topic, about, language } = question;
  const who = { ...asking(outside), ...(language && { language }) };
  const page = outside.countedPage();
  const query = about
    ? [outside.text().t(`topic.${about}`), question.query].filter(Boolean).join(': ')
    : question.query;
  const onText = (said: string) => outside.dispatch({ type: 'guideSaid', id, said });
  const body = {
    ...who,
    query,
    ...(country && { country }),
    ...(previousQuery && { previousQuery }),
    move,
    hasRange,
    ...(page && { page }),
  };
  const called = await withRetry(outside, () =>
    topic === 'overview' && country
      ? callOverview(outside.send, { body: { ...who, country } })
      : callSearch({ ...outside, onText }, body),
  );
  outside.dispatch(
    called.isOk
      ? { type: 'guideAnswered', id, answer: called.answer }
      : {
          type: 'guideFailed',
          id,
          isUnknown: called.code === 'not_found' || !isFault(called),
          isLost: isLost(called),
        },
  );
  if (isLost(called)) outside.schedule(() => outside.dispatch({ type: 'retried' }), retryMs);
}
