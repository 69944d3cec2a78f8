import { z } from 'zod';
import { companyConfig } from './company-config.js';

/** Without its defaults, in all that it holds. */
function withoutDefaults(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    const inner = withoutDefaults(schema.unwrap()) as z.ZodType;
    return schema.description === undefined ? inner : inner.describe(schema.description);
  }
  if (!(schema instanceof z.ZodObject)) return schema;
  const parts = Object.entries(schema.shape as z.core.$ZodShape);
  const shape = Object.fromEntries(parts.map(([part, inner]) => [part, withoutDefaults(inner)]));
  return schema.clone({ ...schema._zod.def, shape } as never);
}

/** As settings are saved: all of them, because a default for one that is left out would replace what the company has set. */
export const wholeConfig = withoutDefaults(companyConfig) as typeof companyConfig;
