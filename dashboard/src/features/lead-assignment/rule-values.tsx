import { exampleTown } from '@meg/shared/domain/companies/place/country-examples';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.js';
import { Checkbox } from '../../ui/choices/checkbox.js';
import { ChipList } from '../../ui/fields/chip-list.js';
import { Field, FieldGroup } from '../../ui/fields/field.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { companyForms } from '../../ui/text/format.js';
import type { Rule } from './assignment.queries.js';
import { languageOptions, moveTypeOptions } from './assignment-words.js';

interface RuleValuesProps {
  rule: Rule;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (values: string[]) => void;
}

/** Which leads a rule is for: places to write, or languages or kinds of move to tick. */
export function RuleValues(props: RuleValuesProps) {
  const { kind } = props.rule;
  if (kind === 'any') return null;
  if (kind === 'origin' || kind === 'destination') return <Places {...props} />;
  return <Ticks {...props} options={kind === 'language' ? languageOptions : moveTypeOptions} />;
}

function Places({ rule, error, isReadOnly, onChange }: RuleValuesProps) {
  const [typed, setTyped] = useState('');
  function add() {
    const place = typed.trim();
    setTyped('');
    if (place !== '' && !rule.values.includes(place)) onChange([...rule.values, place]);
  }
  return (
    <div className="stack-2">
      {!isReadOnly && (
        <Field
          label="Places"
          error={error}
          hint={`Cities, states or countries, as in ${exampleTown(companyForms().country) ?? 'Leeds'} or Malaysia.`}
        >
          <TextInput
            value={typed}
            maxLength={120}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
            suffix={
              <Button size="compact" tone="quiet" onClick={add} disabled={typed.trim() === ''}>
                Add
              </Button>
            }
          />
        </Field>
      )}
      <ChipList
        label="Places"
        values={rule.values}
        empty="No place yet."
        onRemove={isReadOnly ? undefined : (place) => onChange(rule.values.filter((one) => one !== place))}
      />
    </div>
  );
}

interface TicksProps extends RuleValuesProps {
  options: readonly { value: string; label: string }[];
}

function Ticks({ rule, options, error, isReadOnly, onChange }: TicksProps) {
  return (
    <FieldGroup legend={rule.kind === 'language' ? 'Languages' : 'Kinds of move'} error={error}>
      <div className="wrap-3">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={rule.values.includes(value)}
            disabled={isReadOnly}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...rule.values, value] : rule.values.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
