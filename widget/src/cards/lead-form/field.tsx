import type { InputHTMLAttributes } from 'react';
import type { LeadField } from '../../conversation/drafts/lead-fields.js';
import { mostCharacters } from '../../conversation/drafts/lead-form.js';
import type { CityField, PlaceChoice } from '../../conversation/drafts/quote-details.js';
import type { Phrase } from '../../conversation/phrase.js';
import type { Text } from '../../i18n/text.js';
import { PlaceField } from '../place/place-field.js';
import type { FindPlaces } from '../place/use-suggestions.js';
import styles from './lead-form.module.css';

interface FieldProps {
  readonly field: LeadField;
  readonly value: string;
  readonly problem: Phrase | undefined;
  /** Of the form. */
  readonly isLast: boolean;
  readonly text: Text;
  readonly findPlaces: FindPlaces;
  onChange(value: string): void;
  onPick(field: CityField, place: PlaceChoice): void;
}

/** What brings up the right keyboard, and lets the browser fill in what it knows. */
const kinds: Readonly<Record<LeadField, InputHTMLAttributes<HTMLInputElement>>> = {
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: 'false' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  // Suggested by the chat: two lists over one field would hide each other.
  originCity: { type: 'text', autoComplete: 'off', autoCapitalize: 'words' },
  destinationCity: { type: 'text', autoComplete: 'off', autoCapitalize: 'words' },
};

export function fieldElementId(field: LeadField): string {
  return `lead-${field}`;
}

const isCity = (field: LeadField): field is CityField => field === 'originCity' || field === 'destinationCity';

export function Field({ field, value, problem, isLast, text, findPlaces, onChange, onPick }: FieldProps) {
  const id = fieldElementId(field);
  const label = text.t(`form.${field}`);
  const input = {
    ...kinds[field],
    id,
    name: field,
    value,
    maxLength: mostCharacters[field],
    required: true,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem && `${id}-problem`,
    enterKeyHint: isLast ? 'done' : 'next',
  } as const;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {isCity(field) ? (
        <PlaceField
          input={input}
          text={text}
          findPlaces={findPlaces}
          opensUp={field === 'destinationCity'}
          onType={onChange}
          onPick={(place) => onPick(field, place)}
        />
      ) : (
        <input {...input} className={styles.input} onInput={(event) => onChange(event.currentTarget.value)} />
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {text.phrase(problem)}
        </p>
      )}
    </div>
  );
}
