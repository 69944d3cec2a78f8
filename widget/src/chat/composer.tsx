import { useEffect, useRef } from 'react';
import type { CardDoors } from '../cards/card-props.js';
import { pressInForm } from '../cards/press-in-form.js';
import type { Text } from '../i18n/text.js';
import styles from './composer.module.css';
import { SendIcon } from './icons.js';

interface ComposerProps {
  /** The text that was there when the page was left. */
  readonly composed: string;
  readonly text: Text;
  readonly act: CardDoors['act'];
}

/** Empty text is not sent. The field keeps the focus, so that the visitor can continue to write. */
export function Composer({ composed, text, act }: ComposerProps) {
  const field = useRef<HTMLInputElement>(null);
  // An uncontrolled field: set only when the text is restored or has been cleared elsewhere.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = composed;
  }, [composed]);
  const send = () => {
    const input = field.current;
    if (!input || input.value.trim() === '') return;
    act({ type: 'typed', text: input.value });
    input.value = '';
    input.focus();
  };
  return (
    <form className={styles.composer}>
      <input
        ref={field}
        className={styles.field}
        aria-label={text.t('composer.label')}
        placeholder={text.t('composer.hint')}
        maxLength={1000}
        autoComplete="off"
        enterKeyHint="send"
        dir="auto"
        onInput={(event) => act({ type: 'composed', text: event.currentTarget.value })}
      />
      <button type="submit" className={styles.send} aria-label={text.t('composer.send')} onClick={pressInForm(send)}>
        <SendIcon />
      </button>
    </form>
  );
}
