import type { ErrorCode, ErrorEnvelope } from '@meg/shared/contract/errors';

/** The list as a table, so that the compiler finds a code that is missing, and without the contract's library. */
const knownCodes: Record<ErrorCode, true> = {
  malformed_request: true,
  validation_failed: true,
  company_unknown: true,
  lead_unknown: true,
  slot_taken: true,
  not_found: true,
  unauthenticated: true,
  forbidden: true,
  invalid_credentials: true,
  second_factor_required: true,
  link_expired: true,
  email_taken: true,
  edit_conflict: true,
  status_change_refused: true,
  idempotency_conflict: true,
  body_too_large: true,
  unsupported_media_type: true,
  rate_limited: true,
  unavailable: true,
  internal: true,
};

/**
 * An answer of the server that is not OK. The message is for logs: status code, colon, body. Steer by `code`, and
 * show `fields` at the form's fields.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Missing where something other than our server answered, such as a proxy, or a newer server with a new code. */
  readonly code: ErrorCode | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  /** What happened and what to do next, for a person. Missing as `code` is. */
  readonly sentence: string | undefined;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body === '' ? statusText : body}`);
    const fault = readFault(body);
    this.status = status;
    this.code = fault?.code;
    this.fields = fault?.fields ?? {};
    this.requestId = fault?.requestId;
    this.sentence = fault?.message;
  }
}

export async function readApiError(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '');
  return new ApiError(response.status, response.statusText, body);
}

function readFault(body: string): ErrorEnvelope['error'] | undefined {
  try {
    const { error } = JSON.parse(body) as ErrorEnvelope;
    return Object.hasOwn(knownCodes, error.code) ? error : undefined;
  } catch {
    return undefined;
  }
}
