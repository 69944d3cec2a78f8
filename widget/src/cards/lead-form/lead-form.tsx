import { useEffect, useRef } from 'react';
import { fieldsOf, type LeadField } from '../../conversation/drafts/lead-fields.js';
import type { CityField, PlaceChoice } from '../../conversation/drafts/quote-details.js';
import type { Conversation, LeadFormPart } from '../../conversation/state.js';
import kit from '../../theme/kit.module.css';
import { Tick } from '../checkbox.js';
import type { FindPlaces } from '../place/use-suggestions.js';
import { pressInForm } from '../press-in-form.js';
import { ConsentLine } from './consent-line.js';
import { Field, fieldElementId } from './field.js';
import styles from './lead-form.module.css';
import { ProgressSteps, type ProgressStepsProps } from './progress-steps.js';

export interface LeadFormProps extends ProgressStepsProps {
  readonly failedTries: number;
  readonly privacyUrl: string;
  readonly offersEmail: boolean;
  readonly takesFocus: boolean;
  readonly findPlaces: FindPlaces;
  onChange(field: LeadField, value: string): void;
  onPickPlace(field: CityField, place: PlaceChoice): void;
  onSubmit(given: { consentText: string; website: string; wantsEmail: boolean }): void;
  /** Where the range is shown already, and the details are the way to keep it. */
  onDecline(): void;
}

export function LeadForm({ part, purpose, draft, problems, failedTries, text, takesFocus, ...rest }: LeadFormProps) {
  const fields = fieldsOf(part);
  const trap = useRef<HTMLInputElement>(null);
  const tick = useRef<HTMLInputElement>(null);
  useFocusOnProblem({ fields, problems, failedTries, takesFocus });
  const submit = () => {
    rest.onSubmit({
      consentText: part === 'route' ? '' : text.t('consent.line'),
      website: trap.current?.value ?? '',
      wantsEmail: tick.current?.checked ?? false,
    });
  };
  const problemCount = Object.keys(problems).length;
  return (
    <form className={`${kit.card} ${styles.card}`} noValidate aria-label={text.t('form.title')}>
      <ProgressSteps part={part} purpose={purpose} draft={draft} problems={problems} text={text} />
      {fields.map((field) => (
        <Field
          key={field}
          field={field}
          value={draft[field]}
          problem={problems[field]}
          isLast={field === fields.at(-1)}
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
      {part !== 'route' && purpose === 'quote' && rest.offersEmail && (
        <Tick name="wantsEmail" label={text.t('form.wantsEmail')} at={tick} />
      )}
      {part !== 'route' && <ConsentLine privacyUrl={rest.privacyUrl} text={text} />}
      <button type="submit" className={kit.primary} onClick={pressInForm(submit)}>
        {text.t(submitKey(part, purpose))}
      </button>
      {part === 'contact' && (
        <button type="button" className={kit.quiet} onClick={rest.onDecline}>
          {text.t('form.notNow')}
        </button>
      )}
      <p className={kit.hidden} role="status">
        {problemCount > 0 && text.t('form.problems', { count: problemCount })}
      </p>
    </form>
  );
}

function submitKey(part: LeadFormPart, purpose: Conversation['purpose']) {
  if (part === 'contact') return 'form.submitKeep';
  return purpose === 'call' ? 'form.submitCall' : 'form.submit';
}

interface Problems extends Pick<LeadFormProps, 'problems' | 'failedTries' | 'takesFocus'> {
  readonly fields: readonly LeadField[];
}

/** To the first field as the form appears, and to the first wrong one whenever a try has failed. */
function useFocusOnProblem({ fields, problems, failedTries, takesFocus }: Problems) {
  const seen = useRef(takesFocus ? -1 : failedTries);
  useEffect(() => {
    if (seen.current === failedTries) return;
    const isNew = seen.current === -1;
    seen.current = failedTries;
    const wrong = fields.find((one) => problems[one]);
    // A new form is shown from its top, unless its fault lies further down.
    const options = { preventScroll: isNew && !wrong };
    document.getElementById(fieldElementId(wrong ?? fields[0] ?? 'name'))?.focus(options);
  }, [problems, failedTries]);
}
