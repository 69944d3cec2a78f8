import { missingForPerson } from '@meg/shared/domain/forms/contact-required';
import { type InputHTMLAttributes, useState } from 'react';
import { type ContactField, mostContactCharacters } from '../../conversation/drafts/handoff-draft.js';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import { pressInForm } from '../press-in-form.js';
import { Alert } from './alert.js';
import { ChosenTime } from './callback-time/chosen-time.js';
import type { HandoffProps } from './handoff-actions.js';
import styles from './handoff-card.module.css';

/** For the right keyboard on a phone, and for autofill. */
const kinds: Readonly<Record<ContactField, InputHTMLAttributes<HTMLInputElement>>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: 'false', enterKeyHint: 'next' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', enterKeyHint: 'done' },
};

const fields = ['email', 'phone'] as const;

/** The form for email and phone, both at first and to change them. */
export function ContactInfo(props: HandoffProps) {
  const { handoff, state, text, onContact, onConfirm } = props;
  const { contactRequired } = state;
  const isOneEnough = contactRequired === 'either';
  const [isPressed, setPressed] = useState(false);
  const missing = missingForPerson(handoff.contact, contactRequired);
  const first = missing.at(-1);
  const confirm = () => {
    setPressed(true);
    first ? document.getElementById(`handoff-${first}`)?.focus() : onConfirm();
  };
  return (
    <form className={styles.form} noValidate>
      {handoff.requestType === 'scheduled' && <ChosenTime {...props} />}
      {isOneEnough && <p className={cards.caption}>{text.t('form.oneIsEnough')}</p>}
      {fields.map((field) => (
        <div key={field} className={cards.field}>
          <label htmlFor={`handoff-${field}`}>{text.t(`form.${field}`)}</label>
          <input
            {...kinds[field]}
            id={`handoff-${field}`}
            name={field}
            value={handoff.contact[field]}
            maxLength={mostContactCharacters[field]}
            required={!isOneEnough && field === 'phone'}
            aria-invalid={isPressed && missing.includes(field)}
            onInput={(event) => onContact(field, event.currentTarget.value)}
          />
        </div>
      ))}
      {isPressed && first && <Alert>{text.t(isOneEnough ? 'contact.missing' : `${first}.missing`)}</Alert>}
      <button type="submit" className={kit.primary} onClick={pressInForm(confirm)}>
        {text.t(handoff.isEditing ? 'handoff.save' : 'handoff.confirm')}
      </button>
    </form>
  );
}
