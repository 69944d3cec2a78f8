import type { ErrorEnvelope } from '@meg/shared/contract/errors';
import { type ErrorCode, errorCodes } from '@meg/shared/domain/error-codes';

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
    return errorCodes.includes(error.code) ? error : undefined;
  } catch {
    return undefined;
  }
}
