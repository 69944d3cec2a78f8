import type { FastifyRequest } from 'fastify';
import { type Languages, languageFor, type ReaderLanguage } from './choose-language.js';

type Asking = Pick<FastifyRequest, 'body' | 'query' | 'headers'>;

export type LanguageOf = (request: Asking) => ReaderLanguage;

/** Of a body or a query that may not have been checked yet: a refusal is read in the language too. */
const saidIn = (part: unknown): unknown => (part as { language?: unknown } | null | undefined)?.language;

/** Which language a request is answered in: the one that it names, else the one that its browser asks for. */
export function languageOfRequest(languages: Languages): LanguageOf {
  return ({ body, query, headers }) =>
    languageFor(languages, [saidIn(body), saidIn(query), headers['accept-language']]);
}
