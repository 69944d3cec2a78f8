import { z } from 'zod';
import { type FormField, faultOfField } from '../domain/forms/form-field.js';

/** A field of a public form, checked by the form's own rule and stored in one spelling. */
export function typedField(field: FormField & { options?: never }) {
  return z
    .string({ error: field.missing ?? 'A text' })
    .superRefine((typed, context) => {
      const fault = faultOfField(field, typed);
      if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
    })
    .transform((typed) => typed.normalize('NFC').trim())
    .meta({ maxLength: field.most });
}

/** One of a list. */
export function chosenField<const Options extends readonly [string, ...string[]]>({
  options,
  missing,
}: {
  options: Options;
  missing: string;
}) {
  return z.enum(options, { error: missing });
}
