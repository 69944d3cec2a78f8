import type { ChangeEvent } from 'react';
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
  const field = (name: keyof AuditFilter) => ({
    value: filter[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...filter, [name]: event.currentTarget.value }),
  });
  const isNarrowed = Object.values(filter).some(Boolean);
  return (
    <div className={styles.filters}>
      <Field label="What">
        <Select options={[{ value: '', label: 'Everything' }, ...actionOptions]} {...field('action')} />
      </Field>
      <Field label="Who">
        <Select options={[{ value: '', label: 'Everybody' }, ...people]} {...field('personId')} />
      </Field>
      <Field label="From">
        <TextInput type="date" max={filter.to || undefined} {...field('from')} />
      </Field>
      <Field label="To">
        <TextInput type="date" min={filter.from || undefined} {...field('to')} />
      </Field>
      {isNarrowed && (
        <Button tone="quiet" onClick={() => onChange(noFilter)}>
          Clear
        </Button>
      )}
    </div>
  );
}
