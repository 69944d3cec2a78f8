import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './choice.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hint?: ReactNode | undefined;
}

/** On or off, at once. Where a form is sent by a button, a checkbox says it better. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is checked
        role="switch"
        className={styles.switch}
        aria-describedby={hint ? id : undefined}
        {...rest}
      />
      <span>{label}</span>
      {hint && (
        <span id={id} className={styles.hint}>
          {hint}
        </span>
      )}
    </label>
  );
}
