import type { ErrorCode } from '@meg/shared/contract/errors';

/** A failure that a caller is told of. Its code decides the status; the message replaces the code's own words. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: { message?: string; fields?: Record<string, string>; retryAfterS?: number } = {},
  ) {
    super(details.message ?? code);
    this.name = 'AppError';
  }
}
