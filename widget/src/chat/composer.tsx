import { type FormEvent, useRef } from 'react';
import type { Text } from '../i18n/text.js';
import styles from './composer.module.css';
import { SendIcon } from './icons.js';

interface ComposerProps {
  readonly text: Text;
  onSend(said: string): void;
}

/** Empty text is not sent; the field keeps the focus, so that one can go on writing. */
export function Composer({ text, onSend }: ComposerProps) {
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (!input || input.value.trim() === '') return;
    onSend(input.value);
    input.value = '';
    input.focus();
  };
  return (
    <form className={styles.composer} onSubmit={send}>
      <input
        ref={field}
        className={styles.field}
        aria-label={text.t('composer.label')}
        placeholder={text.t('composer.hint')}
        maxLength={1000}
        autoComplete="off"
        enterKeyHint="send"
        dir="auto"
      />
      <button type="submit" className={styles.send} aria-label={text.t('composer.send')}>
        <SendIcon />
      </button>
    </form>
  );
}
