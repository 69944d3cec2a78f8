import type { InputHTMLAttributes } from 'react';
import type { LeadField } from '../../conversation/drafts/lead-fields.js';
import { mostCharacters } from '../../conversation/drafts/lead-form.js';
import type { CityField } from '../../conversation/drafts/quote-details.js';
import cards from '../card-kit.module.css';
import type { AskProps } from '../card-props.js';
import { PlaceField } from '../place/place-field.js';
import styles from './lead-form.module.css';

interface FieldProps extends AskProps<'leadForm'> {
  readonly field: LeadField;
  /** Whether it is the last field of the form. */
  readonly isLast: boolean;
}

/** For the right keyboard on a phone, and for autofill. */
const kinds: Readonly<Record<LeadField, InputHTMLAttributes<HTMLInputElement>>> = {
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: 'false' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  // No autofill, because the browser's list would cover the chat's own suggestions.
  originCity: { type: 'text', autoComplete: 'off', autoCapitalize: 'words' },
  destinationCity: { type: 'text', autoComplete: 'off', autoCapitalize: 'words' },
};

export function fieldElementId(field: LeadField): string {
  return `lead-${field}`;
}

const isCity = (field: LeadField): field is CityField => field === 'originCity' || field === 'destinationCity';

export function Field({ field, isLast, state, text, findPlaces, act }: FieldProps) {
  const { form, contactRequired } = state;
  const isChoice = contactRequired === 'either' && (field === 'email' || field === 'phone');
  const id = fieldElementId(field);
  const problem = form.problems[field];
  const change = (value: string) => act({ type: 'draftChanged', field, value });
  const input = {
    ...kinds[field],
    id,
    name: field,
    value: form.draft[field],
    maxLength: mostCharacters[field],
    required: !isChoice,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem && `${id}-problem`,
    enterKeyHint: isLast ? 'done' : 'next',
  } as const;
  return (
    <div className={cards.field}>
      <label htmlFor={id}>{text.t(`form.${field}`)}</label>
      {isCity(field) ? (
        <PlaceField
          input={input}
          text={text}
          findPlaces={findPlaces}
          opensUp={field === 'destinationCity'}
          onType={change}
          onPick={(place) => act({ type: 'placePicked', field, place })}
        />
      ) : (
        <input {...input} onInput={(event) => change(event.currentTarget.value)} />
      )}
      {isChoice && field === 'email' && <p className={cards.caption}>{text.t('form.oneIsEnough')}</p>}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {text.phrase(problem)}
        </p>
      )}
    </div>
  );
}
