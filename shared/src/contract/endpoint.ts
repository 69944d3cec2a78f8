import type { z } from 'zod';
import type { Permission } from '../domain/people/permissions.js';
import type { ErrorCode } from './errors.js';

/**
 * Who may call an endpoint of the dashboard. The server enforces it in one place (`http/access/auth.ts`).
 *
 * - `anyone`: no session needed, such as to sign in.
 * - `signedIn`: any person, for their own account and sessions.
 * - `company`: a person of a company whose role has the permission that the endpoint names, on that company's rows;
 *   internal staff as owners of the default company, or read-only on the company that they look at by support access.
 * - `erasure`: as `company`, and also in a suspended company, by its owner and by internal staff who may see its leads
 *   by support access: the right of a person to be forgotten does not end with a suspension.
 * - `platform`: internal and super admins.
 * - `superAdmin`: super admins.
 */
export type Access = 'anyone' | 'signedIn' | 'company' | 'erasure' | 'platform' | 'superAdmin';

type OfCompany = 'company' | 'erasure';

/** A call of a company does not compile without the permission that it needs. */
type Guard =
  | { readonly access: OfCompany; readonly permission: Permission }
  | { readonly access: Exclude<Access, OfCompany> | 'visitor'; readonly permission?: undefined };

interface Description {
  readonly summary: string;
  readonly access: Access | 'visitor';
  readonly permission?: Permission | undefined;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly status?: 200 | 201;
  readonly answer: z.ZodType;
  /** The content type of an answer that is not JSON: the handler sends it by itself. */
  readonly answerType?: string;
  /** Besides those that any call can give: malformed, too large, too many, unavailable, internal. */
  readonly errors?: readonly ErrorCode[];
}

interface AnyEndpoint extends Description {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for each parameter. */
  readonly path: `/api/${string}`;
  readonly status: 200 | 201;
  readonly errors: readonly ErrorCode[];
}

/** Called by visitors from any site: limited by address and company, never with cookies, open to anyone. */
interface ChatEndpoint extends AnyEndpoint {
  readonly surface: 'chat';
  readonly access: 'visitor';
}

/** Called by people in the dashboard: with the session's cookie, from our own pages alone. */
interface DashboardEndpoint extends AnyEndpoint {
  readonly surface: 'dashboard';
  readonly access: Access;
}

export type Endpoint = ChatEndpoint | DashboardEndpoint;

const defaults: Pick<Endpoint, 'status' | 'errors'> = { status: 200, errors: [] };

/**
 * An endpoint is one value. The server's route, the typed client and the OpenAPI document all come from it,
 * so no shape of the wire is written twice.
 */
export function endpoint<
  const Method extends Endpoint['method'],
  const Path extends Endpoint['path'],
  const Described extends Description & Guard,
>(method: Method, path: Path, description: Described) {
  type Surface = Described['access'] extends 'visitor' ? 'chat' : 'dashboard';
  const surface = (description.access === 'visitor' ? 'chat' : 'dashboard') as Surface;
  return { ...defaults, ...description, method, path, surface };
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
