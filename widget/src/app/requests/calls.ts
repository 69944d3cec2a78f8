import type { countryOverview } from '@meg/shared/contract/answers';
import { buildRequest, readAnswer, type Send } from '@meg/shared/contract/client';
import type { AnswerOf, Endpoint, InputOf } from '@meg/shared/contract/endpoint';
import type { ErrorCode, ErrorEnvelope } from '@meg/shared/contract/errors';
import type { giveFeedback } from '@meg/shared/contract/feedback';
import type { listCountries } from '@meg/shared/contract/guides';
import type { changeHandoff, listCallbackSlots, requestHandoff } from '@meg/shared/contract/handoffs';
import type { addToLead, createLead } from '@meg/shared/contract/leads';
import type { Move, PartialMove } from '@meg/shared/contract/move';
import type { listPlaces, Place } from '@meg/shared/contract/places';
import type { calculateQuote, comprehensiveQuote, Quote } from '@meg/shared/contract/quotes';
import type { listThings } from '@meg/shared/contract/things';
import type { understandText } from '@meg/shared/contract/understanding';

const timeoutMs = 10_000;
const understandingMs = 4_000;

export type LeadBody = InputOf<typeof createLead>['body'];
export type AdditionBody = InputOf<typeof addToLead>['body'];

export interface Failure {
  readonly isOk: false;
  /** Undefined if no answer came. */
  readonly status: number | undefined;
  /** Undefined if the answer is not our server's: a proxy or a firewall may answer in its place. */
  readonly code: ErrorCode | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterMs: number | undefined;
}

export type Called<T> = { readonly isOk: true; readonly answer: T } | Failure;

/** A function that calls this endpoint. It never rejects: a network error is a failure like any other. */
function caller<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  { keepalive = false, mostMs = timeoutMs } = {},
) {
  return async (send: Send, input: InputOf<E>): Promise<Called<AnswerOf<E>>> => {
    let status: number | undefined;
    try {
      const options = { keepalive, signal: AbortSignal.timeout(mostMs) };
      // The type of `input` has been checked: which endpoint it is for is not known in here.
      const { url, init } = buildRequest<Endpoint>(method, path, input as never, options);
      const response = await send(url, init);
      status = response.status;
      if (!response.ok) return await readFailure(response);
      return { isOk: true, answer: await readAnswer<E>(response) };
    } catch {
      return failure(status);
    }
  };
}

/** `keepalive`: the page may be closed the moment after the visitor has sent something. */
export const callLead = caller<typeof createLead>('POST', '/api/leads', { keepalive: true });
export const callHandoff = caller<typeof requestHandoff>('POST', '/api/human-handoff', { keepalive: true });
export const callHandoffChange = caller<typeof changeHandoff>('POST', '/api/handoff-changes', { keepalive: true });
export const callFeedback = caller<typeof giveFeedback>('POST', '/api/feedback', { keepalive: true });
export const callAddition = caller<typeof addToLead>('POST', '/api/lead-additions');
export const callSlots = caller<typeof listCallbackSlots>('GET', '/api/callback-slots');
export const callCountries = caller<typeof listCountries>('GET', '/api/chat/countries');
export const callOverview = caller<typeof countryOverview>('POST', '/api/chat/overview');
/** With a short time-out: without an answer, the text is treated as a question. */
export const callUnderstanding = caller<typeof understandText>('POST', '/api/chat/understand', {
  mostMs: understandingMs,
});
const callComprehensiveQuote = caller<typeof comprehensiveQuote>('POST', '/api/comprehensive-quote');
const callRoughQuote = caller<typeof calculateQuote>('POST', '/api/calculate-quote');
const callPlaceList = caller<typeof listPlaces>('GET', '/api/places');
export const callThings = caller<typeof listThings>('GET', '/api/things');

/** The input of a call that is to be counted once, however often it is sent. */
export function keyed<B>(key: string, body: B) {
  return { headers: { 'idempotency-key': key }, body };
}

/** Without a chosen kind of move, it counts as a local move of a whole home. */
export function wholeMove(move: PartialMove): Move {
  return { originCity: '', destinationCity: '', moveType: 'local', moveDetails: 'full-home', ...move } as Move;
}

export interface QuoteCall {
  readonly companyId: string;
  readonly language: string;
  readonly move: PartialMove;
  readonly leaveOut: readonly string[];
}

export function callQuote(send: Send, { companyId, language, move, leaveOut }: QuoteCall): Promise<Called<Quote>> {
  const { moveType, propertySize, moveSize, ...facts } = wholeMove(move);
  const known = { companyId, language, leaveOut: [...leaveOut], ...facts };
  if (moveType === 'international' && propertySize && moveSize) {
    return callComprehensiveQuote(send, { body: { ...known, propertySize, moveSize } });
  }
  return callRoughQuote(send, { body: { ...known, moveType, propertySize, moveSize } });
}

/** Empty if the server does not answer or the request was aborted: suggestions are optional. */
export async function callPlaces(
  send: Send,
  query: { companyId: string; language: string; q: string },
  signal: AbortSignal,
): Promise<readonly Place[]> {
  const abortable: Send = (url, init) => send(url, { ...init, signal });
  const called = await callPlaceList(abortable, { query: { ...query, limit: 6 } });
  return called.isOk ? called.answer.places : [];
}

export function failure(status?: number, code?: ErrorCode): Failure {
  return { isOk: false, status, code, fields: undefined, retryAfterMs: undefined };
}

export async function readFailure(response: Response): Promise<Failure> {
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
  const body = (await response.json().catch(() => undefined)) as Partial<ErrorEnvelope> | undefined;
  return {
    isOk: false,
    status: response.status,
    code: body?.error?.code,
    fields: body?.error?.fields,
    retryAfterMs,
  };
}

/** Given in seconds. The form with a date is ignored, because the visitor's clock may be wrong by hours. */
function readRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : undefined;
}
