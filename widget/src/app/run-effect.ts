import type { VisitorEvent } from '@meg/shared/bridge/messages';
import type { Send } from '@meg/shared/contract/client';
import type { Effect } from '../conversation/effect.js';
import type { ConversationEvent } from '../conversation/event.js';
import type { Message } from '../conversation/state.js';
import type { Text } from '../i18n/text.js';
import { type Called, callQuote, type Failure } from './calls.js';
import { type LeadOrigin, leadBody } from './lead-body.js';
import type { Outbox } from './outbox.js';
import { replyDelayMs } from './pace.js';

const quoteRetryMs = 1_000;
/** A visitor who watches a loader waits no longer for a second try. */
const mostQuoteRetryMs = 5_000;

export interface Outside {
  send: Send;
  outbox: Outbox;
  text: Text;
  paceFactor: number;
  origin(): LeadOrigin;
  schedule(run: () => void, delayMs: number): () => void;
  nowMs(): number;
  tellHost(event: VisitorEvent): void;
  dispatch(event: ConversationEvent): void;
}

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>;

const doing: { [T in Effect['type']]: (effect: Of<T>, outside: Outside) => void } = {
  pace: ({ message, isFirst }, outside) => pace(message, isFirst, outside),
  requestQuote: (effect, outside) => void requestQuote(effect, outside),
  keepLead(effect, { outbox, origin, text }) {
    outbox.keep(effect.lead.key, leadBody({ ...effect, quote: null }, origin(), text));
  },
  sendLead(effect, { outbox, origin, text }) {
    outbox.send(effect.lead.key, leadBody(effect, origin(), text));
  },
  withdrawLead: ({ key }, { outbox }) => outbox.withdraw(key),
  tellHost: ({ event }, { tellHost }) => tellHost(event),
};

/** The one door out of the conversation: all that it does to the world happens here. */
export function runEffect<T extends Effect['type']>(effect: Of<T>, outside: Outside): void {
  doing[effect.type as T](effect, outside);
}

function pace(message: Message, isFirst: boolean, outside: Outside): void {
  const words = message.kind === 'text' ? outside.text.phrase(message.text) : '';
  const delayMs = replyDelayMs(words, isFirst, outside.paceFactor);
  const due = () => outside.dispatch({ type: 'replyDue', messageId: message.id, atMs: outside.nowMs() });
  if (delayMs === 0) due();
  else outside.schedule(due, delayMs);
}

async function requestQuote({ key, ...known }: Of<'requestQuote'>, outside: Outside): Promise<void> {
  const { language } = outside.text;
  const ask = () => callQuote(outside.send, { ...known, language, companyId: outside.origin().companyId });
  const startedAtMs = outside.nowMs();
  let called = await ask();
  if (isWorthRetry(called) && outside.nowMs() - startedAtMs < mostQuoteRetryMs) {
    await new Promise<void>((resolve) => outside.schedule(resolve, called.isOk ? 0 : waitMs(called)));
    called = await ask();
  }
  outside.dispatch(
    called.isOk
      ? { type: 'quoteArrived', key, quote: called.answer }
      : { type: 'quoteFailed', key, ...(called.fields && { fields: called.fields }) },
  );
}

function isWorthRetry(called: Called<unknown>): boolean {
  if (called.isOk) return false;
  const { status = 503 } = called;
  return (status === 429 || status >= 500) && waitMs(called) <= mostQuoteRetryMs;
}

function waitMs({ retryAfterMs = quoteRetryMs }: Failure): number {
  return retryAfterMs;
}
