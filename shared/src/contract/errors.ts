import { z } from 'zod';
import { errorCodes } from '../domain/error-codes.js';

export type { ErrorCode } from '../domain/error-codes.js';

export const errorEnvelope = z
  .object({
    error: z.object({
      code: z.enum(errorCodes),
      message: z.string().describe('One sentence for a person: what happened and what to do next.'),
      fields: z
        .record(z.string(), z.string())
        .optional()
        .describe('For validation_failed: the path of each field that is wrong, and why.'),
      requestId: z.string().optional().describe('For internal: quote it when you report the fault.'),
    }),
  })
  .meta({ id: 'Error' });

export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
