import { leadFacts, thingInWords } from '@meg/shared/contract/lead-facts';
import { roomKinds } from '@meg/shared/domain/quotes/rooms';
import { specialItemCodes } from '@meg/shared/domain/quotes/special-items';
import type { Form } from '../../../forms/use-form.js';
import { Checkbox } from '../../../ui/choices/checkbox.js';
import { Field, FieldGroup } from '../../../ui/fields/field.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { Select } from '../../../ui/fields/select.js';
import { TextArea } from '../../../ui/fields/text-area.js';
import { companyForms } from '../../../ui/text/format.js';
import { AccessFields } from './access-fields.js';
import { choices, type FactsValues } from './facts-form.js';
import { ItemFields } from './item-fields.js';
import { moveSizeOptions, problemOf } from './move-fields.js';
import styles from './work.module.css';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const ways = [
  { value: 'shared', label: 'In a shared container' },
  { value: 'own', label: 'In a container of its own' },
  { value: 'air', label: 'By air' },
];
const months = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1),
  label: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, at)),
}));

export const thingWords = (code: string): string => {
  const words = thingInWords(code);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** The facts that few moves need, in parts that open. */
export function MoreMoveFields({ form }: { form: Form<FactsValues> }) {
  const { values } = form;
  return (
    <>
      <div className={styles.pair}>
        {values.moveDate === '' && (
          <>
            <Field label="Moving month" isOptional error={problemOf(form, 'moveMonth')}>
              <Select placeholder="Not known" options={months} {...form.field('moveMonth')} />
            </Field>
            <Field label="Moving year" isOptional error={problemOf(form, 'moveYear')}>
              <NumberInput inputMode="numeric" {...form.field('moveYear')} />
            </Field>
          </>
        )}
        <Field label="How much" isOptional error={problemOf(form, 'moveSize')}>
          <Select placeholder="Not known" options={moveSizeOptions} {...form.field('moveSize')} />
        </Field>
        <Field label="Volume" isOptional error={problemOf(form, 'volumeM3')}>
          <NumberInput suffix={companyForms().units === 'imperial' ? 'ft³' : 'm³'} {...form.field('volume')} />
        </Field>
        <Field label="Way to ship" isOptional error={problemOf(form, 'shippingMode')}>
          <Select placeholder="Not chosen" options={ways} {...form.field('shippingMode')} />
        </Field>
        {choices.map((name) => (
          <Field key={name} label={leadFacts[name].label} isOptional error={problemOf(form, name)}>
            <Select placeholder="Not known" options={yesNo} {...form.field(name)} />
          </Field>
        ))}
      </div>
      <Field label="Notes of the move" isOptional hint="One a line." error={problemOf(form, 'notes')}>
        <TextArea rows={2} {...form.field('notes')} />
      </Field>
      <details className="stack-3">
        <summary>Access at both ends</summary>
        <AccessFields access={values.access} onChange={(access) => form.change({ access })} />
      </details>
      <details className="stack-3">
        <summary>Rooms</summary>
        <Rooms form={form} />
      </details>
      <details className="stack-3">
        <summary>Things that go ({values.items.length})</summary>
        <ItemFields items={values.items} onChange={(items) => form.change({ items })} />
        {values.items.length > 0 && <Checkbox label="This is all that goes" {...form.checkbox('isComplete')} />}
      </details>
      <details className="stack-3">
        <summary>Special items ({values.specialItems.length})</summary>
        <SpecialItems form={form} />
      </details>
      <details className="stack-3">
        <summary>Stays behind ({values.leftOut.length})</summary>
        <ItemFields items={values.leftOut} onChange={(leftOut) => form.change({ leftOut })} />
      </details>
    </>
  );
}

function Rooms({ form }: { form: Form<FactsValues> }) {
  const { rooms } = form.values;
  return (
    <div className={styles.pair}>
      {roomKinds.map((kind) => (
        <Field key={kind} label={thingWords(kind)} isOptional error={problemOf(form, `rooms.${kind}`)}>
          <NumberInput
            inputMode="numeric"
            min={0}
            value={rooms[kind] ?? ''}
            onChange={(event) => form.change({ rooms: { ...rooms, [kind]: event.currentTarget.value } })}
          />
        </Field>
      ))}
    </div>
  );
}

function SpecialItems({ form }: { form: Form<FactsValues> }) {
  const { specialItems } = form.values;
  const toggle = (code: string) =>
    specialItems.includes(code) ? specialItems.filter((one) => one !== code) : [...specialItems, code];
  return (
    <FieldGroup legend="Special items" isLegendHidden error={problemOf(form, 'specialItems')}>
      <div className={styles.pair}>
        {specialItemCodes.map((code) => (
          <Checkbox
            key={code}
            label={thingWords(code)}
            checked={specialItems.includes(code)}
            onChange={() => form.change({ specialItems: toggle(code) })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
