import type { z } from 'zod';
import type { ErrorCode } from './errors.js';

/**
 * An endpoint is one value. The server's route, the typed client and the OpenAPI document all come from it,
 * so no shape of the wire is written twice.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for each parameter. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Who calls it, which decides CORS and rate limits: visitors from any site, or signed-in people. */
  readonly surface: 'chat' | 'dashboard';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly status: 200 | 201;
  readonly answer: z.ZodType;
  /** Beside those that any call can give: malformed, too large, too many, unavailable, internal. */
  readonly errors: readonly ErrorCode[];
}

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
