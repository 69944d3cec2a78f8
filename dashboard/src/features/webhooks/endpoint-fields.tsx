import type { WebhookEvent, WebhookShape } from '@meg/shared/contract/webhooks';
import type { Form } from '../../forms/use-form.js';
import { Checkbox } from '../../ui/choices/checkbox.js';
import { RadioCards } from '../../ui/choices/radio-cards.js';
import { Field, FieldGroup } from '../../ui/fields/field.js';
import { FormError } from '../../ui/fields/form-error.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { draftOf, type EndpointValues, isLeadForm, sentEvents } from './endpoint-values.js';
import { MappingFields } from './mapping-fields.js';
import { PayloadPreview } from './payload-preview.js';
import { allEvents, eventName, shapeWords } from './webhook-words.js';
import styles from './webhooks.module.css';

const shapeOptions = Object.entries(shapeWords).map(([value, words]) => ({ value, ...words }));

interface EndpointFieldsProps {
  form: Form<EndpointValues>;
  isNew: boolean;
}

export function EndpointFields({ form, isNew }: EndpointFieldsProps) {
  const { values, change } = form;
  const { events, mapping, shape } = draftOf(values);
  return (
    <>
      <AddressFields form={form} />
      <RadioCards
        name="shape"
        legend="What a message looks like"
        columns={2}
        value={shape}
        onChange={(value) => change({ shape: value as WebhookShape })}
        options={shapeOptions}
      />
      <EventChoice form={form} />
      {shape === 'generic' && <Mapping form={form} />}
      <PayloadPreview shape={shape} mapping={mapping} event={events[0] ?? 'lead.created'} />
      {!isNew && (
        <Checkbox
          label="Switched on"
          hint="What happens while it is off is not sent later."
          {...form.checkbox('isEnabled')}
        />
      )}
    </>
  );
}

type Part = Pick<EndpointFieldsProps, 'form'>;

function AddressFields({ form: { problems, field } }: Part) {
  return (
    <>
      <Field label="Address" error={problems.url} hint="Where Meg sends to: a public address that begins with https://">
        <TextInput
          type="url"
          inputMode="url"
          maxLength={2_000}
          placeholder="https://example.com/meg"
          {...field('url')}
        />
      </Field>
      <Field label="Description" isOptional error={problems.description}>
        <TextInput maxLength={200} placeholder="Our CRM" {...field('description')} />
      </Field>
    </>
  );
}

function EventChoice({ form: { values, problems, change } }: Part) {
  const chosen = sentEvents(values);
  const isFixed = isLeadForm(values.shape);
  const toggle = (event: WebhookEvent, isOn: boolean) =>
    change({ events: isOn ? [...values.events, event] : values.events.filter((one) => one !== event) });
  return (
    <FieldGroup
      legend="What is sent"
      error={problems.events}
      hint={isFixed ? 'This form makes a new lead of each message, so only new leads are sent.' : undefined}
    >
      <div className={styles.checks}>
        {allEvents.map((event) => (
          <Checkbox
            key={event}
            label={eventName(event)}
            checked={chosen.includes(event)}
            disabled={isFixed}
            onChange={({ currentTarget }) => toggle(event, currentTarget.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function Mapping({ form: { values, problems, change } }: Part) {
  return (
    <>
      <MappingFields
        rows={values.rows}
        errorOf={(name) => (name === '' ? undefined : problems[`mapping.${name.trim()}`])}
        onChange={(rows) => change({ rows })}
      />
      <FormError>{problems.mapping}</FormError>
    </>
  );
}
