import type { countryOverview } from '@meg/shared/contract/answers';
import { buildRequest, readAnswer, type Send } from '@meg/shared/contract/client';
import type { AnswerOf, Endpoint, InputOf } from '@meg/shared/contract/endpoint';
import type { ErrorCode, ErrorEnvelope } from '@meg/shared/contract/errors';
import type { giveFeedback } from '@meg/shared/contract/feedback';
import type { listCountries } from '@meg/shared/contract/guides';
import type { listCallbackSlots, requestHandoff } from '@meg/shared/contract/handoffs';
import type { addToLead, createLead } from '@meg/shared/contract/leads';
import type { Move, PartialMove } from '@meg/shared/contract/move';
import type { listPlaces, Place } from '@meg/shared/contract/places';
import type { calculateQuote, comprehensiveQuote, Quote } from '@meg/shared/contract/quotes';
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

export function callLead(send: Send, key: string, body: LeadBody): Promise<Called<AnswerOf<typeof createLead>>> {
  // keepalive: the page may be closed the moment after the form was sent.
  return call<typeof createLead>(
    send,
    buildRequest<typeof createLead>(
      'POST',
      '/api/leads',
      { headers: { 'idempotency-key': key }, body },
      { keepalive: true },
    ),
  );
}

export function callAddition(send: Send, key: string, body: AdditionBody): Promise<Called<AnswerOf<typeof addToLead>>> {
  const input = { headers: { 'idempotency-key': key }, body };
  return call<typeof addToLead>(send, buildRequest<typeof addToLead>('POST', '/api/lead-additions', input));
}

export function callHandoff(
  send: Send,
  key: string,
  body: InputOf<typeof requestHandoff>['body'],
): Promise<Called<AnswerOf<typeof requestHandoff>>> {
  const input = { headers: { 'idempotency-key': key }, body };
  return call<typeof requestHandoff>(
    send,
    buildRequest<typeof requestHandoff>('POST', '/api/human-handoff', input, { keepalive: true }),
  );
}

export function callSlots(
  send: Send,
  query: InputOf<typeof listCallbackSlots>['query'],
): Promise<Called<AnswerOf<typeof listCallbackSlots>>> {
  return call<typeof listCallbackSlots>(
    send,
    buildRequest<typeof listCallbackSlots>('GET', '/api/callback-slots', { query }),
  );
}

export function callFeedback(
  send: Send,
  key: string,
  body: InputOf<typeof giveFeedback>['body'],
): Promise<Called<AnswerOf<typeof giveFeedback>>> {
  const input = { headers: { 'idempotency-key': key }, body };
  return call<typeof giveFeedback>(
    send,
    buildRequest<typeof giveFeedback>('POST', '/api/feedback', input, { keepalive: true }),
  );
}

export function callCountries(send: Send): Promise<Called<AnswerOf<typeof listCountries>>> {
  return call<typeof listCountries>(send, buildRequest<typeof listCountries>('GET', '/api/chat/countries'));
}

export function callOverview(
  send: Send,
  body: InputOf<typeof countryOverview>['body'],
): Promise<Called<AnswerOf<typeof countryOverview>>> {
  return call<typeof countryOverview>(
    send,
    buildRequest<typeof countryOverview>('POST', '/api/chat/overview', { body }),
  );
}

/** With a short time-out: without an answer, the text is treated as a question. */
export function callUnderstanding(
  send: Send,
  body: InputOf<typeof understandText>['body'],
): Promise<Called<AnswerOf<typeof understandText>>> {
  const request = buildRequest<typeof understandText>('POST', '/api/chat/understand', { body });
  return call<typeof understandText>(send, request, understandingMs);
}

/** Where no button said what kind of move it is, it is asked for as a local one of a whole home. */
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
    const body = { ...known, propertySize, moveSize };
    return call<typeof comprehensiveQuote>(
      send,
      buildRequest<typeof comprehensiveQuote>('POST', '/api/comprehensive-quote', { body }),
    );
  }
  const body = { ...known, moveType, propertySize, moveSize };
  return call<typeof calculateQuote>(
    send,
    buildRequest<typeof calculateQuote>('POST', '/api/calculate-quote', { body }),
  );
}

/** Empty if the server does not answer or the request was aborted: suggestions are optional. */
export async function callPlaces(
  send: Send,
  query: { companyId: string; language: string; q: string },
  signal: AbortSignal,
): Promise<readonly Place[]> {
  const abortable: Send = (url, init) => send(url, { ...init, signal });
  const called = await call<typeof listPlaces>(
    abortable,
    buildRequest<typeof listPlaces>('GET', '/api/places', { query: { ...query, limit: 6 } }),
  );
  return called.isOk ? called.answer.places : [];
}

/** Never rejects: a network error is a failure like any other. */
async function call<E extends Endpoint>(
  send: Send,
  request: { url: string; init: RequestInit },
  mostMs = timeoutMs,
): Promise<Called<AnswerOf<E>>> {
  let status: number | undefined;
  try {
    const response = await send(request.url, { ...request.init, signal: AbortSignal.timeout(mostMs) });
    status = response.status;
    if (!response.ok) return await readFailure(response);
    return { isOk: true, answer: await readAnswer<E>(response) };
  } catch {
    return failure(status);
  }
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
