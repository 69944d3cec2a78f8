import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './choice.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode | undefined;
  hideLabel?: boolean | undefined;
  /** Some of what it stands for is checked. */
  isMixed?: boolean | undefined;
}

export function Checkbox({ label, hint, hideLabel = false, isMixed = false, ref, ...rest }: CheckboxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);

  function keep(element: HTMLInputElement | null) {
    box.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  }
  return (
    <label className={styles.choice}>
      <input ref={keep} type="checkbox" className={styles.check} aria-describedby={hint ? id : undefined} {...rest} />
      <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
      {hint && (
        <span id={id} className={styles.hint}>
          {hint}
        </span>
      )}
    </label>
  );
}
