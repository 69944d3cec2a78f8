import type { Socket } from 'node:net';
import type { ErrorCode, ErrorEnvelope } from '@meg/shared/contract/errors';
import { en } from '@meg/shared/languages/en';
import type { Language } from '@meg/shared/languages/language';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../app-error.js';
import { isDatabaseUnavailable } from '../database/database.js';
import type { LanguageOf } from '../languages/language-of-request.js';
import { strictHeaders } from './pages/security-headers.js';
import './plain-faults.js';

/** Typed by the list of codes: a new code does not compile until it has a status here and words in each language. */
export const statuses: Readonly<Record<ErrorCode, number>> = {
  malformed_request: 400,
  validation_failed: 422,
  company_unknown: 404,
  lead_unknown: 404,
  slot_taken: 409,
  not_found: 404,
  unauthenticated: 401,
  forbidden: 403,
  invalid_credentials: 401,
  second_factor_required: 401,
  link_expired: 410,
  email_taken: 409,
  edit_conflict: 409,
  status_change_refused: 409,
  idempotency_conflict: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
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
      // Reversed, so that of several faults of a field the first one remains.
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
  const known = codeByFastifyCode[error.code];
  if (known) return new AppError(known);
  // Checked before the database, because a caller who disconnects half-way is a connection reset too.
  if (error.statusCode !== undefined && error.statusCode < 500) return new AppError('malformed_request');
  return new AppError(isDatabaseUnavailable(error) ? 'unavailable' : 'internal');
}

/** Leaves out other properties of an error, since a database's may carry the values of a row. */
function describeFault({ message, code, stack }: FastifyError): object {
  return { message, code, stack };
}

/** The dashboard, the sign-up and the site are in English, whatever the browser prefers; only the chat is translated. */
const isOfEnglishPage = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.endpoint?.surface === 'dashboard';

type Reply = (appError: AppError, request: FastifyRequest, response: FastifyReply) => FastifyReply;

const replyIn =
  (languageOf: LanguageOf): Reply =>
  (appError, request, response) => {
    const { code, details } = appError;
    const status = statuses[code];
    if (status === 429 || status === 503) response.header('retry-after', details.retryAfterS ?? retryAfterS);
    const words = isOfEnglishPage(request) ? en : languageOf(request).words;
    const message = details.message ?? words.errors[code];
    const error: ErrorEnvelope['error'] = { code, message };
    if (details.fields) error.fields = details.fields;
    if (code === 'internal') error.requestId = request.id;
    return response.status(status).type('application/json').serializer(JSON.stringify).send({ error });
  };

/** Answers a person who opens a page that does not exist; undefined for other callers. */
export type NotFoundPage = (request: FastifyRequest, response: FastifyReply) => Promise<FastifyReply> | undefined;

/** For bytes that Node cannot parse as a request: Fastify never sees them, and no language is known. */
export function answerUnreadable({ errors }: Language, error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'body_too_large' as const]
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'malformed_request' as const]
        : ['400 Bad Request', 'malformed_request' as const];
  const body = JSON.stringify({ error: { code, message: errors[code] } } satisfies ErrorEnvelope);
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
  socket.end(`${head}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`);
}

/** For an address that cannot be decoded. */
export function answerBadAddress(languageOf: LanguageOf, request: FastifyRequest, response: FastifyReply): void {
  replyIn(languageOf)(new AppError('malformed_request'), request, response.headers(strictHeaders));
}

export function answerErrors(app: FastifyInstance, languageOf: LanguageOf, notFoundPage: NotFoundPage): void {
  const reply = replyIn(languageOf);
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
