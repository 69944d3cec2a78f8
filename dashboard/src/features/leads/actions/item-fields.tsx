import { inventoryCodes } from '@meg/shared/domain/quotes/inventory-items';
import { Plus, X } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { Field } from '../../../ui/fields/field.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { Select } from '../../../ui/fields/select.js';
import type { ItemValue } from './facts-form.js';
import styles from './work.module.css';

const options = inventoryCodes.map((value) => ({ value, label: value.replaceAll('-', ' ') }));

interface ItemFieldsProps {
  items: readonly ItemValue[];
  onChange: (items: ItemValue[]) => void;
}

/** Things with how many there are of each. */
export function ItemFields({ items, onChange }: ItemFieldsProps) {
  const set = (at: number, part: Partial<ItemValue>) =>
    onChange(items.map((item, place) => (place === at ? { ...item, ...part } : item)));
  return (
    <div className="stack-3 start-buttons">
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of the same thing
        <div key={at} className={styles.item}>
          <Field label={`Thing ${at + 1}`} hideLabel>
            <Select
              options={options}
              value={item.code}
              onChange={(event) => set(at, { code: event.currentTarget.value })}
            />
          </Field>
          <Field label={`How many of thing ${at + 1}`} hideLabel>
            <NumberInput
              inputMode="numeric"
              min={1}
              value={item.count}
              onChange={(event) => set(at, { count: event.currentTarget.value })}
            />
          </Field>
          <IconButton
            label="Take this away"
            icon={X}
            onClick={() => onChange(items.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      <Button size="compact" onClick={() => onChange([...items, { code: inventoryCodes[0], count: '1' }])}>
        <Plus size={16} aria-hidden /> Add a thing
      </Button>
    </div>
  );
}
