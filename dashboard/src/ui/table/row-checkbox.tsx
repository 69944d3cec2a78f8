import { Checkbox } from '../choices/checkbox.js';

interface RowCheckboxProps {
  label: string;
  isChecked: boolean;
  isMixed?: boolean | undefined;
  onChange: (isChecked: boolean) => void;
}

/** Chooses a row without opening it. */
export function RowCheckbox({ label, isChecked, isMixed = false, onChange }: RowCheckboxProps) {
  return (
    <Checkbox
      label={label}
      hideLabel
      isMixed={isMixed}
      checked={isChecked}
      onClick={(event) => event.stopPropagation()}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
