import type { FastifyRequest } from 'fastify';
import { type Languages, languageFor, type ReaderLanguage } from './choose-language.js';

type Asking = Pick<FastifyRequest, 'body' | 'query' | 'headers'>;

export type LanguageOf = (request: Asking) => ReaderLanguage;

/** Reads a body or a query that may not have been checked yet, because refusals are translated too. */
const saidIn = (part: unknown): unknown => (part as { language?: unknown } | null | undefined)?.language;

/** Chooses the language of an answer: the one that the request names, else the one that its browser prefers. */
export function languageOfRequest(languages: Languages): LanguageOf {
  return ({ body, query, headers }) =>
    languageFor(languages, [saidIn(body), saidIn(query), headers['accept-language']]);
}
