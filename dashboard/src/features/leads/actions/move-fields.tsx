import { contentsWords, moveTypeWords, sizeWords } from '@meg/shared/contract/lead-facts';
import { moveSizes } from '@meg/shared/domain/quotes/move-options';
import type { Form } from '../../../forms/use-form.js';
import { Field } from '../../../ui/fields/field.js';
import { Select } from '../../../ui/fields/select.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import styles from './work.module.css';

export interface ContactValues {
  name: string;
  email: string;
  phone: string;
}

export interface RouteValues {
  originCity: string;
  destinationCity: string;
  moveType: string;
  moveDetails: string;
  propertySize: string;
  moveDate: string;
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const moveTypeOptions = optionsOf(moveTypeWords);
const contentsOptions = optionsOf(contentsWords);
const homeOptions = optionsOf(sizeWords);
export const moveSizeOptions = moveSizes.map((value) => ({ value, label: value }));

/** The server names a field by its path, such as `move.originCity`. */
export function problemOf({ problems }: Pick<Form<object>, 'problems'>, name: string): string | undefined {
  return problems[name] ?? problems[`move.${name}`] ?? problems[`contact.${name}`];
}

/** Only where nothing is chosen yet, so that a choice cannot be taken back. */
const placeholderOf = ({ values }: Form<RouteValues>, name: 'moveType' | 'moveDetails') =>
  values[name] === '' ? { placeholder: 'Not known' } : {};

export function ContactFields({ form }: { form: Form<ContactValues> }) {
  return (
    <>
      <Field label="Name" error={problemOf(form, 'name')}>
        <TextInput autoComplete="off" maxLength={200} {...form.field('name')} />
      </Field>
      <div className={styles.pair}>
        <Field label="Phone" error={problemOf(form, 'phone')}>
          <TextInput type="tel" autoComplete="off" maxLength={50} {...form.field('phone')} />
        </Field>
        <Field label="Email" error={problemOf(form, 'email')}>
          <TextInput type="email" autoComplete="off" maxLength={254} {...form.field('email')} />
        </Field>
      </div>
    </>
  );
}

export function RouteFields({ form }: { form: Form<RouteValues> }) {
  return (
    <div className={styles.pair}>
      <Field label="From" isOptional error={problemOf(form, 'originCity')}>
        <TextInput autoComplete="off" placeholder="City" maxLength={120} {...form.field('originCity')} />
      </Field>
      <Field label="To" isOptional error={problemOf(form, 'destinationCity')}>
        <TextInput autoComplete="off" placeholder="City" maxLength={120} {...form.field('destinationCity')} />
      </Field>
      <Field label="Move" error={problemOf(form, 'moveType')}>
        <Select {...placeholderOf(form, 'moveType')} options={moveTypeOptions} {...form.field('moveType')} />
      </Field>
      <Field label="What goes" error={problemOf(form, 'moveDetails')}>
        <Select {...placeholderOf(form, 'moveDetails')} options={contentsOptions} {...form.field('moveDetails')} />
      </Field>
      <Field label="Home" isOptional error={problemOf(form, 'propertySize')}>
        <Select placeholder="Not known" options={homeOptions} {...form.field('propertySize')} />
      </Field>
      <Field label="Moving day" isOptional error={problemOf(form, 'moveDate')}>
        <TextInput type="date" {...form.field('moveDate')} />
      </Field>
    </div>
  );
}
