import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { policy } from './pages/content-security-policy.js';
import { SharedText } from './pages/shared-text.js';

const description = `The calls behind Meg's chat and dashboard. Calls of the chat take the company's public name as
\`companyId\`. Every failure has one shape, whose \`code\` is one of a closed list.`;

const policyOfDocs = policy({
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
});

const address = '/api/openapi.json';

/** Redirects the library's own addresses of the document, which it would write again for each request. */
function leadToDocument({ routeOptions }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (/\/(json|yaml)$/.test(routeOptions.url ?? '')) reply.redirect(address, 301);
  else done();
}

/** Must come before the routes, because the document is collected while they are mounted. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Meg API', version, description } },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  let document: SharedText | undefined;
  app.get(address, { schema: { hide: true } }, (request, reply) => {
    document ??= new SharedText(JSON.stringify(app.swagger()), { type: 'application/json', cacheControl: 'no-cache' });
    return document.send(request, reply);
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policyOfDocs,
    uiHooks: { onRequest: leadToDocument },
    theme: { title: 'Meg API' },
    uiConfig: { url: address, docExpansion: 'list', tryItOutEnabled: true },
  });
}
