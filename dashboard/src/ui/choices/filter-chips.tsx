import { formatNumber } from '../text/format.js';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string; count?: number }[];
}

/** One of a few views on a list. */
export function FilterChips({ label, value, onChange, options }: FilterChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form, and this is a row of buttons
    <div role="group" aria-label={label} className="wrap-2">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && <span className="tabular"> {formatNumber(option.count)}</span>}
        </button>
      ))}
    </div>
  );
}
