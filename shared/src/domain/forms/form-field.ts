import { hasPileOfMarks, isText, isVisible, tooManyMarks } from './characters.js';
import { isEmail } from './email.js';

/** What a field of a public form accepts. The form and the server use the same rule and the same messages. */
export interface FormField {
  /** The longest text, in characters as the browser counts them. */
  most: number;
  /** The message if nothing was typed or chosen. Without it, the field may stay empty. */
  missing?: string;
  isEmail?: true;
  options?: readonly string[];
}

const noSuchOption = 'Please choose one of the list';

/** What is wrong with the typed text; undefined if nothing is. */
export function faultOfField(field: FormField, typed: string): string | undefined {
  const { most, missing, options } = field;
  if (options) return options.includes(typed) ? undefined : (missing ?? (typed === '' ? undefined : noSuchOption));
  if (typed.length > most) return `At most ${most} characters`;
  if (!isText(typed)) return 'Contains characters that are not text';
  if (hasPileOfMarks(typed)) return tooManyMarks;
  if (!isVisible(typed)) return missing;
  return field.isEmail && !isEmail(typed.trim()) ? 'Please enter a valid email address' : undefined;
}

/** The faults of a form, by field; empty where all is in order. */
export function faultsOfFields<Name extends string>(
  fields: Readonly<Record<Name, FormField>>,
  typed: Readonly<Record<Name, string>>,
  names: readonly Name[] = Object.keys(fields) as Name[],
): Partial<Record<Name, string>> {
  const faults: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const fault = faultOfField(fields[name], typed[name]);
    if (fault !== undefined) faults[name] = fault;
  }
  return faults;
}
