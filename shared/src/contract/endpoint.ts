import type { z } from 'zod';
import type { ErrorCode } from './errors.js';

/**
 * Who may call an endpoint of the dashboard. The server enforces it in one place (`http/access/auth.ts`).
 *
 * - `anyone`: no session needed, such as to sign in.
 * - `signedIn`: any person, for what is its own: its account, its sessions.
 * - `company`: a person of a company, on that company's rows; internal staff on the default company, or read-only on the
 *   company that they look at by support access.
 * - `owner`: as `company`, but agents are refused.
 * - `erasure`: as `owner`, and also in a suspended company, by its owner and by internal staff with support access: the
 *   right of a person to be forgotten does not end with a suspension.
 * - `platform`: internal and super admins.
 * - `superAdmin`: super admins.
 */
export type Access = 'anyone' | 'signedIn' | 'company' | 'owner' | 'erasure' | 'platform' | 'superAdmin';

/**
 * An endpoint is one value. The server's route, the typed client and the OpenAPI document all come from it,
 * so no shape of the wire is written twice.
 */
interface EndpointShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for each parameter. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly status: 200 | 201;
  readonly answer: z.ZodType;
  /** Of an answer that is no JSON: a file, which the handler sends by itself. */
  readonly answerType?: string;
  /** Beside those that any call can give: malformed, too large, too many, unavailable, internal. */
  readonly errors: readonly ErrorCode[];
}

/** Called by visitors from any site: limited by address and company, never with cookies, open to anyone. */
interface ChatEndpoint extends EndpointShape {
  readonly surface: 'chat';
  readonly access?: never;
}

/** Called by people in the dashboard: with the session's cookie, from our own pages alone. */
interface DashboardEndpoint extends EndpointShape {
  readonly surface: 'dashboard';
  readonly access: Access;
}

export type Endpoint = ChatEndpoint | DashboardEndpoint;

/** Keeps the literal types of an endpoint, from which everything else is inferred. */
export function endpoint<const E extends Endpoint>(shape: E): E {
  return shape;
}

type Part = 'params' | 'query' | 'headers' | 'body';

/** What a caller writes: before defaults and trimming. */
export type InputOf<E extends Endpoint> = {
  [P in Part as E[P] extends z.ZodType ? P : never]: E[P] extends z.ZodType ? z.input<E[P]> : never;
};

/** What the server's handler receives: parsed, trimmed, with defaults. */
export type ParsedInputOf<E extends Endpoint> = {
  [P in Part as E[P] extends z.ZodType ? P : never]: E[P] extends z.ZodType ? z.output<E[P]> : never;
};

export type AnswerOf<E extends Endpoint> = z.input<E['answer']>;
