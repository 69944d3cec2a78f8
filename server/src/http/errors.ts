import type { Socket } from 'node:net';
import type { ErrorCode, ErrorEnvelope } from '@meg/shared/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../app-error.js';
import { isDatabaseUnavailable } from '../database/database.js';
import { strictHeaders } from './security-headers.js';

/** Typed by the list of codes: a new code does not compile before it has a status and words. */
export const answers: Record<ErrorCode, { status: number; message: string }> = {
  malformed_request: {
    status: 400,
    message: 'The request could not be read. Check its address and that its body, where it has one, is valid JSON.',
  },
  validation_failed: { status: 422, message: 'Some fields are not right. Correct them and send again.' },
  company_unknown: { status: 404, message: 'There is no company of this name. Check the name in the embed snippet.' },
  lead_unknown: { status: 404, message: 'There is no lead of this id.' },
  slot_taken: { status: 409, message: 'This time is no longer free. Choose another one; nothing else was lost.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  idempotency_conflict: {
    status: 409,
    message: 'This Idempotency-Key was used for another request. Use a new key for a new request.',
  },
  body_too_large: { status: 413, message: 'The request is larger than 64 KiB. Send less.' },
  unsupported_media_type: { status: 415, message: 'Send the body as application/json.' },
  rate_limited: { status: 429, message: 'Too many requests. Wait a moment, then try again.' },
  unavailable: { status: 503, message: 'This cannot be stored or read right now. Try again in a few seconds.' },
  internal: { status: 500, message: 'Something went wrong on our side. Try again, or report the request id.' },
};

const retryAfterS = 2;

/** Fastify's own faults, by its codes. */
const codeByFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
};

function fieldsOf(error: FastifyError): Record<string, string> {
  if (!hasZodFastifySchemaValidationErrors(error)) return {};
  return Object.fromEntries(
    error.validation
      // The first fault of a field is the one to mend first.
      .toReversed()
      .map(({ instancePath, message }) => [
        instancePath.slice(1).replaceAll('/', '.') || 'body',
        message ?? 'Not valid',
      ]),
  );
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if ('validation' in error && error.validation) return new AppError('validation_failed', { fields: fieldsOf(error) });
  if (isDatabaseUnavailable(error)) return new AppError('unavailable');
  const known = codeByFastifyCode[error.code];
  if (known) return new AppError(known);
  return new AppError(error.statusCode !== undefined && error.statusCode < 500 ? 'malformed_request' : 'internal');
}

/** Not the whole error: a database's may carry the values of a row. */
function describeFault({ message, code, stack }: FastifyError): object {
  return { message, code, stack };
}

function reply(appError: AppError, request: FastifyRequest, response: FastifyReply): FastifyReply {
  const { code, details } = appError;
  const { status, message } = answers[code];
  if (status === 429 || status === 503) response.header('retry-after', details.retryAfterS ?? retryAfterS);
  const error: ErrorEnvelope['error'] = { code, message: details.message ?? message };
  if (details.fields) error.fields = details.fields;
  if (code === 'internal') error.requestId = request.id;
  return response.status(status).type('application/json').serializer(JSON.stringify).send({ error });
}

/** May answer a person who looks for a page that is not there. */
export type NotFoundPage = (request: FastifyRequest, response: FastifyReply) => Promise<FastifyReply> | undefined;

/** What Node cannot even read as a request never gets a reply of Fastify's. */
export function answerUnreadable(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'body_too_large' as const]
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'malformed_request' as const]
        : ['400 Bad Request', 'malformed_request' as const];
  const body = JSON.stringify({ error: { code, message: answers[code].message } } satisfies ErrorEnvelope);
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
  socket.end(`${head}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`);
}

/** An address that no route can be looked up by. */
export function answerBadAddress(_: FastifyError, request: FastifyRequest, response: FastifyReply): void {
  reply(new AppError('malformed_request'), request, response.headers(strictHeaders));
}

export function answerErrors(app: FastifyInstance, notFoundPage: NotFoundPage): void {
  app.setErrorHandler((error: FastifyError | AppError, request, response) => {
    const appError = toAppError(error);
    if (appError.code === 'internal')
      request.log.error({ reqId: request.id, fault: describeFault(error) }, 'unexpected fault');
    if (appError.code === 'unavailable')
      request.log.warn({ reqId: request.id, reason: error.message }, 'database unavailable');
    return reply(appError, request, response);
  });
  app.setNotFoundHandler(
    (request, response) => notFoundPage(request, response) ?? reply(new AppError('not_found'), request, response),
  );
}
