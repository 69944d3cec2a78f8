import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { classNames } from '../theme/class-names.js';
import styles from './input.module.css';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'> {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

export function SearchInput({ label, value, onChange, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onChange('');
    input.current?.focus();
  }
  return (
    <div className={styles.box}>
      <Search className={styles.glass} size={16} aria-hidden />
      <input
        ref={input}
        type="search"
        aria-label={label}
        className={classNames(styles.input, styles.search, styles.withButton)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...rest}
      />
      {value !== '' && (
        <button type="button" className={styles.button} aria-label="Clear the search" onClick={clear}>
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
