import { Button } from '../../../ui/buttons/button.js';
import { Switch } from '../../../ui/choices/switch.js';
import { Field } from '../../../ui/fields/field.js';
import { Select } from '../../../ui/fields/select.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import type { LeadFilterValues } from './lead-filter.js';

export interface FilterChoices {
  people: readonly { id: string; name: string }[];
  tags: readonly string[];
}

interface MoreFiltersProps {
  filter: LeadFilterValues;
  onFilter: (change: LeadFilterValues) => void;
  choices: FilterChoices;
}

const moveTypes = [
  { value: 'local', label: 'Local' },
  { value: 'international', label: 'International' },
];

export function MoreFilters({ filter, onFilter, choices }: MoreFiltersProps) {
  const people = choices.people.map(({ id, name }) => ({ value: id, label: name }));
  const day = (name: 'from' | 'to', label: string) => (
    <Field label={label}>
      <TextInput
        type="date"
        value={filter[name] ?? ''}
        onChange={(event) => onFilter({ [name]: event.currentTarget.value })}
      />
    </Field>
  );
  const choice = (
    name: 'moveType' | 'assignee' | 'tag',
    label: string,
    options: { value: string; label: string }[],
  ) => (
    <Field label={label}>
      <Select
        placeholder="Any"
        options={options}
        value={filter[name] ?? ''}
        onChange={(event) => onFilter({ [name]: event.currentTarget.value })}
      />
    </Field>
  );
  return (
    <div className="stack-4">
      <div className="halves">
        {day('from', 'From')}
        {day('to', 'To')}
      </div>
      {choice('moveType', 'Move type', moveTypes)}
      {choice('assignee', 'Assigned to', [{ value: 'none', label: 'Nobody' }, ...people])}
      {choice(
        'tag',
        'Tag',
        choices.tags.map((tag) => ({ value: tag, label: tag })),
      )}
      <Switch
        label="Leave out what looks like a bot"
        checked={filter.bots === 'hide'}
        onChange={(event) => onFilter({ bots: event.currentTarget.checked ? 'hide' : '' })}
      />
      <Button
        size="compact"
        onClick={() => onFilter({ from: '', to: '', moveType: '', assignee: '', tag: '', bots: '' })}
      >
        Clear these filters
      </Button>
    </div>
  );
}
