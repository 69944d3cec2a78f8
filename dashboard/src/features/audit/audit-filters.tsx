import { actionOptions } from '../../api/audit-words.js';
import { Button } from '../../ui/buttons/button.js';
import { Field } from '../../ui/fields/field.js';
import { Select } from '../../ui/fields/select.js';
import { TextInput } from '../../ui/fields/text-input.js';
import styles from './audit.module.css';
import type { AuditFilter } from './audit.queries.js';

export const noFilter: AuditFilter = { action: '', personId: '', from: '', to: '' };

interface AuditFiltersProps {
  filter: AuditFilter;
  people: readonly { value: string; label: string }[];
  onChange: (filter: AuditFilter) => void;
}

export function AuditFilters({ filter, people, onChange }: AuditFiltersProps) {
  const set = (part: Partial<AuditFilter>) => onChange({ ...filter, ...part });
  const isNarrowed = Object.values(filter).some(Boolean);
  return (
    <div className={styles.filters}>
      <Field label="What">
        <Select
          options={[{ value: '', label: 'Everything' }, ...actionOptions]}
          value={filter.action}
          onChange={(event) => set({ action: event.currentTarget.value })}
        />
      </Field>
      <Field label="Who">
        <Select
          options={[{ value: '', label: 'Everybody' }, ...people]}
          value={filter.personId}
          onChange={(event) => set({ personId: event.currentTarget.value })}
        />
      </Field>
      <Field label="From">
        <TextInput
          type="date"
          value={filter.from}
          max={filter.to || undefined}
          onChange={(event) => set({ from: event.currentTarget.value })}
        />
      </Field>
      <Field label="To">
        <TextInput
          type="date"
          value={filter.to}
          min={filter.from || undefined}
          onChange={(event) => set({ to: event.currentTarget.value })}
        />
      </Field>
      {isNarrowed && (
        <Button tone="quiet" onClick={() => onChange(noFilter)}>
          Clear
        </Button>
      )}
    </div>
  );
}
