import { type FormEvent, useEffect, useRef } from 'react';
import { type LeadField, leadFields } from '../../conversation/lead-fields.js';
import type { LeadForm as LeadFormValues, LeadProblems } from '../../conversation/lead-form.js';
import type { CityField, PlaceChoice } from '../../conversation/quote-details.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import type { FindPlaces } from '../place/use-suggestions.js';
import { ConsentLine } from './consent-line.js';
import { Field, fieldElementId } from './field.js';
import styles from './lead-form.module.css';
import { ProgressSteps } from './progress-steps.js';

export interface LeadFormProps {
  readonly draft: LeadFormValues;
  readonly problems: LeadProblems;
  readonly failedTries: number;
  readonly privacyUrl: string;
  readonly text: Text;
  readonly takesFocus: boolean;
  readonly findPlaces: FindPlaces;
  onChange(field: LeadField, value: string): void;
  onPickPlace(field: CityField, place: PlaceChoice): void;
  onSubmit(given: { consentText: string; website: string }): void;
}

export function LeadForm({ draft, problems, failedTries, text, takesFocus, ...rest }: LeadFormProps) {
  const trap = useRef<HTMLInputElement>(null);
  useFocusOnProblem(problems, failedTries, takesFocus);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rest.onSubmit({ consentText: text.t('consent.line'), website: trap.current?.value ?? '' });
  };
  const problemCount = Object.keys(problems).length;
  return (
    <form className={styles.card} noValidate onSubmit={submit} aria-label={text.t('form.title')}>
      <ProgressSteps draft={draft} problems={problems} text={text} />
      {leadFields.map((field) => (
        <Field
          key={field}
          field={field}
          value={draft[field]}
          problem={problems[field]}
          text={text}
          findPlaces={rest.findPlaces}
          onPick={rest.onPickPlace}
          onChange={(value) => rest.onChange(field, value)}
        />
      ))}
      {/* People neither see nor reach this one: whatever fills it does not read the page. */}
      <div className={kit.hidden} aria-hidden="true">
        <label>
          {text.t('form.trap')}
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <ConsentLine privacyUrl={rest.privacyUrl} text={text} />
      <button type="submit" className={kit.primary}>
        {text.t('form.submit')}
      </button>
      <p className={kit.hidden} role="status">
        {problemCount > 0 && text.t('form.problems', { count: problemCount })}
      </p>
    </form>
  );
}

/** To the first field as the form appears, and to the first wrong one whenever a try has failed. */
function useFocusOnProblem(problems: LeadProblems, failedTries: number, takesFocus: boolean) {
  const seen = useRef(takesFocus ? -1 : failedTries);
  useEffect(() => {
    if (seen.current === failedTries) return;
    const isNew = seen.current === -1;
    seen.current = failedTries;
    const wrong = leadFields.find((one) => problems[one]);
    // A new form is shown from its top, unless its fault lies further down.
    const options = { preventScroll: isNew && !wrong };
    document.getElementById(fieldElementId(wrong ?? leadFields[0]))?.focus(options);
  }, [problems, failedTries]);
}
