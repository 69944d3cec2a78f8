import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { policy } from './content-security-policy.js';

const description = `The calls behind Meg's chat and dashboard. Calls of the chat take the company's public name as
\`companyId\`. Every failure has one shape, whose \`code\` is one of a closed list.`;

const policyOfDocs = policy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});

/** Must come before the routes: the document is gathered from them as they are mounted. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Meg API', version, description } },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policyOfDocs,
    theme: { title: 'Meg API' },
    uiConfig: { url: '/api/openapi.json', docExpansion: 'list', tryItOutEnabled: true },
  });
}
