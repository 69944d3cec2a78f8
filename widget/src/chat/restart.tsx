import { type MouseEvent, useRef, useState } from 'react';
import type { Text } from '../i18n/text.js';
import kit from '../theme/kit.module.css';
import styles from './header.module.css';
import { RestartIcon } from './icons.js';
import { focusConversation } from './use-focus-after-action.js';

interface RestartProps {
  readonly text: Text;
  onRestart(): void;
}

const slipMs = 500;

/**
 * Takes two presses, so that one by mistake does not delete the conversation. A double click or a key that is held down
 * counts as one.
 */
export function Restart({ text, onRestart }: RestartProps) {
  const [isSure, setSure] = useState(false);
  const pressedMs = useRef(0);
  const question = text.t('header.startOverSure');
  const press = ({ timeStamp }: MouseEvent) => {
    const isSlip = timeStamp - pressedMs.current < slipMs;
    pressedMs.current = timeStamp;
    if (!isSure) return setSure(true);
    if (isSlip) return;
    setSure(false);
    onRestart();
    focusConversation();
  };
  return (
    <>
      <button
        type="button"
        className={isSure ? styles.sure : styles.button}
        aria-label={isSure ? undefined : text.t('header.startOver')}
        onClick={press}
        onBlur={() => setSure(false)}
      >
        {isSure ? question : <RestartIcon />}
      </button>
      <span className={kit.hidden} role="status">
        {isSure && question}
      </span>
    </>
  );
}
