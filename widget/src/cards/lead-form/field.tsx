import type { InputHTMLAttributes } from 'react';
import type { LeadField } from '../../conversation/lead-fields.js';
import { mostCharacters } from '../../conversation/lead-form.js';
import type { Phrase } from '../../conversation/phrase.js';
import type { Text } from '../../i18n/text.js';
import styles from './lead-form.module.css';

interface FieldProps {
  readonly field: LeadField;
  readonly value: string;
  readonly problem: Phrase | undefined;
  readonly text: Text;
  onChange(value: string): void;
}

/** What brings up the right keyboard, and lets the browser fill in what it knows. */
const kinds: Readonly<Record<LeadField, InputHTMLAttributes<HTMLInputElement>>> = {
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: 'false' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  originCity: { type: 'text', autoComplete: 'address-level2', autoCapitalize: 'words' },
  // In a section of its own, or the browser would fill in the city that one leaves.
  destinationCity: { type: 'text', autoComplete: 'section-destination address-level2', autoCapitalize: 'words' },
};

export function fieldElementId(field: LeadField): string {
  return `lead-${field}`;
}

export function Field({ field, value, problem, text, onChange }: FieldProps) {
  const id = fieldElementId(field);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{text.t(`form.${field}`)}</label>
      <input
        {...kinds[field]}
        id={id}
        name={field}
        className={styles.input}
        value={value}
        maxLength={mostCharacters[field]}
        required
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        enterKeyHint={field === 'destinationCity' ? 'done' : 'next'}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {text.phrase(problem)}
        </p>
      )}
    </div>
  );
}
