import { useEffect, useRef } from 'react';
import { fieldsOf, type LeadField } from '../../conversation/drafts/lead-fields.js';
import type { Conversation, LeadFormPart } from '../../conversation/state.js';
import kit from '../../theme/kit.module.css';
import type { AskProps } from '../card-props.js';
import { Tick } from '../checkbox.js';
import { pressInForm } from '../press-in-form.js';
import { ConsentLine } from './consent-line.js';
import { Field, fieldElementId } from './field.js';
import styles from './lead-form.module.css';
import { ProgressSteps } from './progress-steps.js';

export function LeadForm(props: AskProps<'leadForm'>) {
  const { ask, state, company, text, takesFocus, act, newKey, nowMs } = props;
  const { part } = ask;
  const { purpose, form } = state;
  const fields = fieldsOf(part);
  const trap = useRef<HTMLInputElement>(null);
  const tick = useRef<HTMLInputElement>(null);
  useFocusOnProblem(fields, form, takesFocus);
  const submit = () => {
    act({
      type: 'leadSubmitted',
      key: newKey(),
      atMs: nowMs(),
      consentText: part === 'route' ? '' : text.t('consent.line'),
      website: trap.current?.value ?? '',
      wantsEmail: tick.current?.checked ?? false,
    });
  };
  const problemCount = Object.keys(form.problems).length;
  return (
    <form className={`${kit.card} ${styles.card}`} noValidate aria-label={text.t('form.title')}>
      <ProgressSteps {...props} />
      {fields.map((field) => (
        <Field key={field} {...props} field={field} isLast={field === fields.at(-1)} />
      ))}
      {/* A trap for bots: people neither see nor reach this field. */}
      <div className={kit.hidden} aria-hidden="true">
        <label>
          {text.t('form.trap')}
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {part !== 'route' && purpose === 'quote' && company.offersEmail && (
        <Tick name="wantsEmail" label={text.t('form.wantsEmail')} at={tick} />
      )}
      {part !== 'route' && <ConsentLine company={company} text={text} />}
      <button type="submit" className={kit.primary} onClick={pressInForm(submit)}>
        {text.t(submitKey(part, purpose))}
      </button>
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

/** Focuses the first field as the form appears, and the first wrong one each time that submitting has failed. */
function useFocusOnProblem(
  fields: readonly LeadField[],
  { problems, failedTries }: Conversation['form'],
  takesFocus: boolean,
) {
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
