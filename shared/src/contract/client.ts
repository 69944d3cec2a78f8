import type { AnswerOf, Endpoint, InputOf } from './endpoint.js';

/** The part of `fetch` that the typed client needs. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** `input` may be left out only where the endpoint takes none. */
type Arguments<E extends Endpoint> = keyof InputOf<E> extends never
  ? [input?: undefined, init?: RequestInit]
  : [input: InputOf<E>, init?: RequestInit];

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
}

/**
 * `request<typeof createLead>('POST', '/api/leads', { body })`: method and path are checked against the endpoint's
 * type. The endpoint's value stays out of the bundle, because it would bring the validation library along.
 */
export function buildRequest<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  ...[input, init]: Arguments<E>
): { url: string; init: RequestInit } {
  const { params = {}, query = {}, headers = {}, body } = (input ?? {}) as LooseInput;
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  const sent = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    url: search === '' ? url : `${url}?${search}`,
    init: {
      ...init,
      method,
      headers: body === undefined ? sent : [...sent, ['content-type', 'application/json']],
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  };
}

/** The answer of an endpoint, as its type says: the server serialized it by the same schema. */
export async function readAnswer<E extends Endpoint>(response: Response): Promise<AnswerOf<E>> {
  return (await response.json()) as AnswerOf<E>;
}
