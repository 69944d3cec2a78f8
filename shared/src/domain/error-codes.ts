/** Every way in which a call can fail. The server's status table and the clients' words are typed by this list. */
export const errorCodes = [
  'malformed_request',
  'validation_failed',
  'company_unknown',
  'lead_unknown',
  'slot_taken',
  'not_found',
  'unauthenticated',
  'forbidden',
  'invalid_credentials',
  'second_factor_required',
  'link_expired',
  'email_taken',
  'edit_conflict',
  'status_change_refused',
  'idempotency_conflict',
  'body_too_large',
  'unsupported_media_type',
  'rate_limited',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
