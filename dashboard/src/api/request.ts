import { buildRequest, readAnswer, type Send } from '@meg/shared/contract/client';
import type { AnswerOf, Endpoint } from '@meg/shared/contract/endpoint';
import { readApiError } from './api-error.js';
import { serverAddress } from './server-address.js';

/** `request<typeof getCompany>('GET', '/api/companies/:slug', { params })`: resolves with the answer, or throws an `ApiError`. */
export function createRequest(send: Send, address: () => string) {
  return async <E extends Endpoint>(...call: Parameters<typeof buildRequest<E>>): Promise<AnswerOf<E>> => {
    const { url, init } = buildRequest<E>(...call);
    const response = await send(address() + url, { ...init, credentials: 'include' });
    if (!response.ok) throw await readApiError(response);
    return readAnswer<E>(response);
  };
}

export const request = createRequest((url, init) => fetch(url, init), serverAddress);
