import { missing } from '../../forms/checks.js';
import type { Form } from '../../forms/use-form.js';
import type { Problems } from '../../forms/use-submission.js';
import { Field } from '../../ui/fields/field.js';
import { TextInput } from '../../ui/fields/text-input.js';

export interface PersonName {
  firstName: string;
  lastName: string;
}

export function missingName(name: PersonName): Problems {
  return missing(name, { firstName: 'First name is required', lastName: 'Last name is required' });
}

export function NameFields({ form }: { form: Pick<Form<PersonName>, 'problems' | 'field'> }) {
  return (
    <>
      <Field label="First name" error={form.problems.firstName}>
        <TextInput autoComplete="given-name" {...form.field('firstName')} />
      </Field>
      <Field label="Last name" error={form.problems.lastName}>
        <TextInput autoComplete="family-name" {...form.field('lastName')} />
      </Field>
    </>
  );
}
