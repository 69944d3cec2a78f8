import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { NumberText } from '../../settings/setting-fields.js';
import { useSetting } from '../../settings/settings-context.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { countries } from '../../ui/fields/country-options.js';
import { Field, FieldGroup } from '../../ui/fields/field.js';
import { Select } from '../../ui/fields/select.js';
import styles from './quote-engines.module.css';

const path = 'pricing.internationalRates.destinationMultipliers';

function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }).of(code) ?? code;
}

/** Where moves cost more, or less, than elsewhere. */
export function DestinationFigures() {
  const { value, error, isReadOnly, set } = useSetting(path);
  const multipliers = (value ?? {}) as Readonly<Record<string, number | null>>;
  return (
    <FieldGroup
      legend="By destination"
      hint="Multiplies all beyond the services at the origin. A country that is not named counts 1."
      error={error}
    >
      {Object.entries(multipliers).map(([code, factor]) => (
        <Destination
          key={code}
          code={code}
          factor={factor}
          isReadOnly={isReadOnly}
          onFactor={(next) => set({ ...multipliers, [code]: next })}
          onRemove={() => set(Object.fromEntries(Object.entries(multipliers).filter(([one]) => one !== code)))}
        />
      ))}
      {!isReadOnly && (
        <AddDestination taken={Object.keys(multipliers)} onAdd={(code) => set({ [code]: 1, ...multipliers })} />
      )}
    </FieldGroup>
  );
}

interface DestinationProps {
  code: string;
  factor: number | null;
  isReadOnly: boolean;
  onFactor: (factor: number | string | null) => void;
  onRemove: () => void;
}

function Destination({ code, factor, isReadOnly, onFactor, onRemove }: DestinationProps) {
  const { error } = useSetting(`${path}.${code}`);
  return (
    <div className={styles.entry}>
      <Field label={countryName(code)} error={error}>
        <NumberText
          number={typeof factor === 'number' ? factor : undefined}
          suffix="×"
          isReadOnly={isReadOnly}
          onNumber={onFactor}
        />
      </Field>
      {!isReadOnly && (
        <IconButton label={`Remove ${countryName(code)}`} icon={Trash2} iconSize={16} onClick={onRemove} />
      )}
    </div>
  );
}

interface AddDestinationProps {
  /** The codes of those that are there. */
  taken: readonly string[];
  onAdd: (code: string) => void;
}

function AddDestination({ taken, onAdd }: AddDestinationProps) {
  const options = useMemo(countries, []);
  return (
    <Field label="Add a country">
      <Select
        value=""
        placeholder="Choose a country…"
        options={options.filter(({ value }) => !taken.includes(value))}
        onChange={({ currentTarget }) => currentTarget.value !== '' && onAdd(currentTarget.value)}
      />
    </Field>
  );
}
