import { paths } from '@meg/shared/domain/paths';
import { useState } from 'react';
import { missing } from '../../forms/checks.js';
import { useForm } from '../../forms/use-form.js';
import { Button, ButtonLink } from '../../ui/buttons/button.js';
import { LinkButton } from '../../ui/buttons/link-button.js';
import { Checkbox } from '../../ui/choices/checkbox.js';
import { FilterChips } from '../../ui/choices/filter-chips.js';
import { CheckCards, RadioCards } from '../../ui/choices/radio-cards.js';
import { Switch } from '../../ui/choices/switch.js';
import { ColourInput } from '../../ui/fields/colour-input.js';
import { Field, FieldGroup } from '../../ui/fields/field.js';
import { FormError } from '../../ui/fields/form-error.js';
import { NumberInput } from '../../ui/fields/number-input.js';
import { PasswordInput } from '../../ui/fields/password-input.js';
import { SearchInput } from '../../ui/fields/search-input.js';
import { Select } from '../../ui/fields/select.js';
import { TextArea } from '../../ui/fields/text-area.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { Card } from '../../ui/layout/card.js';
import styles from './gallery.module.css';

const plans = [
  { value: 'core', title: 'Core', aside: '$75 a month', detail: 'The chat, quotes and leads.' },
  {
    value: 'white-label',
    title: 'White label',
    aside: '$49 once',
    detail: 'Your name alone, in the chat and its mails.',
  },
  { value: 'support', title: 'Priority support', aside: '$99 a month' },
];

export function GalleryForms() {
  const form = useForm({
    initial: { email: '', note: '' },
    check: (values) => missing(values, { email: 'Email is required' }),
    send: async () => undefined,
  });
  const [colour, setColour] = useState('#1a469d');
  const [plan, setPlan] = useState('core');
  const [addOns, setAddOns] = useState<string[]>(['support']);
  const [view, setView] = useState('open');
  const [search, setSearch] = useState('Amina');
  return (
    <div className="stack-5">
      <div className="wrap-centred-3">
        <Button tone="primary">Primary</Button>
        <Button>Secondary</Button>
        <Button tone="quiet">Quiet</Button>
        <Button tone="danger">Danger</Button>
        <Button disabled>Disabled</Button>
        <Button tone="primary" isBusy busyLabel="Saving…">
          Save
        </Button>
        <Button size="compact">Compact</Button>
        <ButtonLink href="tel:+441130000000">Call</ButtonLink>
        <LinkButton to={paths.login} tone="quiet">
          Sign in
        </LinkButton>
      </div>
      <Card title="A form">
        <form className={styles.form} {...form.props}>
          <FormError>Two fields need another look.</FormError>
          <Field label="Email" hint="Where new leads are told." error={form.problems.email}>
            <TextInput type="email" autoComplete="email" {...form.field('email')} />
          </Field>
          <Field label="Password" error="At least 12 characters">
            <PasswordInput autoComplete="new-password" />
          </Field>
          <Field label="Price per cubic metre">
            <NumberInput suffix="per m³" defaultValue={42} />
          </Field>
          <Field label="Status">
            <Select placeholder="Choose one" options={plans.map(({ value, title }) => ({ value, label: title }))} />
          </Field>
          <Field label="Note" isOptional>
            <TextArea {...form.field('note')} />
          </Field>
          <Field label="Primary colour">
            <ColourInput value={colour} onChange={setColour} />
          </Field>
          <FieldGroup legend="Channels" hint="At least one.">
            <Checkbox label="WhatsApp" defaultChecked />
            <Checkbox label="Phone" hint="During your hours alone." />
            <Checkbox label="Some" isMixed />
            <Switch label="Range first" hint="Visitors see the range before they leave details." defaultChecked />
            <Switch label="Off" disabled />
          </FieldGroup>
          <Button tone="primary" type="submit">
            Save
          </Button>
        </form>
      </Card>
      <RadioCards name="plan" legend="Plan" options={plans} columns={3} value={plan} onChange={setPlan} />
      <CheckCards
        name="add-ons"
        legend="Add-ons"
        options={plans}
        columns={2}
        values={addOns}
        onChange={setAddOns}
        error="Choose at least one"
      />
      <FilterChips
        label="Which leads"
        value={view}
        onChange={setView}
        options={[
          { value: 'open', label: 'Open', count: 38 },
          { value: 'follow-up', label: 'Need Follow-up', count: 2 },
          { value: 'won', label: 'Won' },
        ]}
      />
      <SearchInput label="Search leads" placeholder="Name, email, phone or city" value={search} onChange={setSearch} />
    </div>
  );
}
