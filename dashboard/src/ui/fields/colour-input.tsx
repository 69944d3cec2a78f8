import { useEffect, useState } from 'react';
import { spelled } from '../text/format.js';
import { classNames } from '../theme/class-names.js';
import { useFieldControl } from './field-context.js';
import styles from './input.module.css';

const hex = /^#[0-9a-f]{6}$/i;

/** A swatch to pick from and the same colour as text. What is half typed changes nothing yet. */
export function ColourInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const control = useFieldControl();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);

  function type(text: string) {
    const written = text.startsWith('#') ? text : `#${text}`;
    setTyped(written);
    if (hex.test(written)) onChange(written.toLowerCase());
  }
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={spelled('Pick the colour')}
        className={styles.swatch}
        value={hex.test(value) ? value : '#000000'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <input
        type="text"
        {...control}
        className={classNames(styles.input, styles.hex)}
        maxLength={7}
        spellCheck={false}
        autoCapitalize="none"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(value)}
      />
    </div>
  );
}
