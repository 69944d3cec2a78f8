import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { answerBadAddress, answerUnreadable } from '../http/errors.js';
import { RequestLog } from '../http/metrics/request-log.js';
import { serializerCompiler } from '../http/serializer.js';
import { languageFor } from '../languages/choose-language.js';
import { languageOfRequest } from '../languages/language-of-request.js';
import type { Dependencies } from './dependencies.js';

const bodyLimitBytes = 64 * 1024;
const requestTimeoutMs = 15_000;

/** The server without any route: how it reads requests and writes answers. */
export function createServer({ languages, logger, trustProxy }: Dependencies): FastifyInstance {
  const languageOf = languageOfRequest(languages);
  const { words: english } = languageFor(languages, []);
  const app = Fastify({
    loggerInstance: logger as FastifyInstance['log'],
    logController: new RequestLog(),
    // A logger for each request would cost more than its one line, which has the id of the request.
    childLoggerFactory: (parent) => parent,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: bodyLimitBytes,
    // The default of ten seconds is too short for a first start on a slow machine beside others on the same database.
    pluginTimeout: 60_000,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: 2 * requestTimeoutMs,
    // Requests on open connections are answered as usual while the server stops.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (_, request, response) => answerBadAddress(languageOf, request, response),
    clientErrorHandler: (error, socket) => answerUnreadable(english, error, socket),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  return app;
}
