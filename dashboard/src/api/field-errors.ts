import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api-error.js';
import { faultSentence } from './fault-sentence.js';

/**
 * Puts the server's words at the form's fields, and the focus at the first of them. Answers the sentence for the form
 * as a whole where no field is to blame.
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): string | undefined {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  fields.forEach(([path, message], place) => {
    setError(path as FieldPath<Values>, { type: 'server', message }, { shouldFocus: place === 0 });
  });
  return fields.length > 0 ? undefined : faultSentence(error);
}
