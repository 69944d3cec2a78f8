import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../theme/class-names.js';
import { useFieldControl } from './field-context.js';
import styles from './input.module.css';

export function PasswordInput({ className, ...rest }: ComponentProps<'input'>) {
  const control = useFieldControl();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.box}>
      <input
        {...control}
        autoCapitalize="none"
        spellCheck={false}
        className={classNames(styles.input, styles.withButton, className)}
        {...rest}
        type={isShown ? 'text' : 'password'}
      />
      <button
        type="button"
        className={styles.button}
        aria-label="Show the password"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
      </button>
    </div>
  );
}
