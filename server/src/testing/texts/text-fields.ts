import type { Endpoint } from '@meg/shared/contract/endpoint';
import { z } from 'zod';

/** A text that callers write, wherever it stands in what they send. */
export interface TextField {
  readonly path: string;
  readonly schema: z.ZodType;
  /** In UTF-16 units; as much as a body can hold where nothing is said. */
  readonly most: number;
}

// biome-ignore lint/suspicious/noExplicitAny: the inside of a schema, which is walked by name
type Definition = any;

const bodyLimit = 60_000;
const definitionOf = (schema: z.ZodType): Definition => schema._zod.def;

function baseOf(schema: z.ZodType): z.ZodType {
  const definition = definitionOf(schema);
  return definition.type === 'pipe' ? baseOf(definition.in) : schema;
}

/** The wrappers around a schema go, so that what it takes is seen. */
const inside = new Set(['optional', 'nullable', 'default', 'prefault', 'catch', 'readonly', 'nonoptional']);

function longestOf(schema: z.ZodType): number {
  const { maxLength } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Math.min(maxLength ?? bodyLimit, bodyLimit);
}

function fieldsOf(schema: z.ZodType, path: string): TextField[] {
  const definition = definitionOf(schema);
  if (inside.has(definition.type)) return fieldsOf(definition.innerType, path);
  const base = baseOf(schema);
  const { type, shape, element, keyType, valueType, options } = definitionOf(base);
  switch (type) {
    case 'object':
      return Object.entries(shape as Record<string, z.ZodType>).flatMap(([name, one]) =>
        fieldsOf(one, `${path}.${name}`),
      );
    case 'array':
      return fieldsOf(element, `${path}[]`);
    case 'record':
      return [...fieldsOf(keyType, `${path}{key}`), ...fieldsOf(valueType, `${path}{}`)];
    case 'union':
      return [
        { path, schema, most: longestOf(schema) },
        ...(options as z.ZodType[]).flatMap((one, at) => fieldsOf(one, `${path}|${at}`)),
      ];
    case 'string':
    case 'enum':
      return [{ path, schema, most: longestOf(schema) }];
    default:
      return [];
  }
}

/** Every text of every part of what an endpoint takes. */
export function textFieldsOf({ method, path, params, query, headers, body }: Endpoint): TextField[] {
  const parts = Object.entries({ params, query, headers, body });
  return parts.flatMap(([name, part]) => (part ? fieldsOf(part, `${method} ${path} ${name}`) : []));
}
