import { type WebhookField, webhookFields } from '@meg/shared/contract/webhook-fields';
import { Plus, X } from 'lucide-react';
import { Button } from '../../ui/buttons/button.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { Field, FieldGroup } from '../../ui/fields/field.js';
import { Select } from '../../ui/fields/select.js';
import { TextInput } from '../../ui/fields/text-input.js';
import type { MappingRow } from './mapping-rows.js';
import styles from './webhooks.module.css';

const options = (Object.keys(webhookFields) as WebhookField[]).map((field) => ({
  value: field,
  label: `${field} – ${webhookFields[field]}`,
}));

interface MappingFieldsProps {
  rows: readonly MappingRow[];
  errorOf: (name: string) => string | undefined;
  onChange: (rows: MappingRow[]) => void;
}

/** Each name in the payload, with the field of the lead that it holds. */
export function MappingFields({ rows, errorOf, onChange }: MappingFieldsProps) {
  const change = (at: number, part: Partial<MappingRow>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...part } : row)));
  return (
    <FieldGroup legend="Fields of the payload">
      <p className="soft-small">Dots nest: customer.phone. Numbers are places of a list: notes.0</p>
      {rows.map(({ key, name, source }, place) => (
        <div key={key} className={styles.pair}>
          <Field label="Name" error={errorOf(name)}>
            <TextInput
              value={name}
              maxLength={120}
              spellCheck={false}
              autoCapitalize="none"
              onChange={(event) => change(place, { name: event.currentTarget.value })}
            />
          </Field>
          <Field label="Stands there">
            <Select
              options={options}
              value={source}
              onChange={(event) => change(place, { source: event.currentTarget.value as WebhookField })}
            />
          </Field>
          <IconButton
            label={`Remove the field ${name || 'without a name'}`}
            icon={X}
            iconSize={16}
            onClick={() => onChange(rows.filter((_, other) => other !== place))}
          />
        </div>
      ))}
      <div>
        <Button
          size="compact"
          onClick={() => onChange([...rows, { key: crypto.randomUUID(), name: '', source: 'lead.name' }])}
        >
          <Plus size={16} aria-hidden /> Add a field
        </Button>
      </div>
    </FieldGroup>
  );
}
