import type { AnswerOf, Endpoint, ParsedInputOf } from '@meg/shared/contract/endpoint';
import { type ErrorCode, errorEnvelope } from '@meg/shared/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { statuses } from './errors.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export type Handler<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<AnswerOf<E>> | AnswerOf<E>;

function codesOf(endpoint: Endpoint): ErrorCode[] {
  const ofInput: ErrorCode[] = ['malformed_request', 'validation_failed'];
  const ofBody: ErrorCode[] = ['body_too_large', 'unsupported_media_type'];
  const ofDashboard: ErrorCode[] = endpoint.access === 'anyone' ? ['forbidden'] : ['unauthenticated', 'forbidden'];
  const takesInput = endpoint.body ?? endpoint.params ?? endpoint.query;
  return [
    ...endpoint.errors,
    ...(endpoint.surface === 'dashboard' ? ofDashboard : []),
    ...(takesInput ? ofInput : []),
    ...(endpoint.body ? ofBody : []),
    'rate_limited',
    'unavailable',
    'internal',
  ];
}

/** One entry for each status, which names the codes that it may carry. */
function errorAnswers(endpoint: Endpoint) {
  const codes = codesOf(endpoint);
  const distinct = [...new Set(codes.map((code) => statuses[code]))].sort();
  return Object.fromEntries(
    distinct.map((status) => {
      const description = codes.filter((code) => statuses[code] === status).join(', ');
      return [status, { description, content: { 'application/json': { schema: errorEnvelope } } }];
    }),
  );
}

function rightAnswer({ answer, answerType, summary }: Endpoint) {
  if (answerType === undefined) return answer;
  return { description: summary, content: { [answerType]: { schema: answer } } };
}

/** Makes a contract's endpoint a route: input parsed by its schemas, answer written by its schema. */
export function mount<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const { method, path, summary, surface, params, query, headers, body, status } = endpoint;
  app.route({
    method,
    url: path,
    config: { endpoint },
    schema: {
      summary,
      tags: [surface],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...(body && { body }),
      response: { [status]: rightAnswer(endpoint), ...errorAnswers(endpoint) },
    },
    handler: async (request, reply) => {
      const input = {
        params: request.params,
        query: request.query,
        headers: request.headers,
        body: request.body,
      } as ParsedInputOf<E>;
      reply.status(status);
      return handler(input, request, reply);
    },
  });
}
