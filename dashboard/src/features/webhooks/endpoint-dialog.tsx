import type { Webhook, WebhookEvent, WebhookShape } from '@meg/shared/contract/webhooks';
import { useId, useState } from 'react';
import { ApiError } from '../../api/api-error.js';
import { faultSentence } from '../../api/fault-sentence.js';
import { Button } from '../../ui/buttons/button.js';
import { Checkbox } from '../../ui/choices/checkbox.js';
import { RadioCards } from '../../ui/choices/radio-cards.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { toast } from '../../ui/feedback/toast.js';
import { Field, FieldGroup } from '../../ui/fields/field.js';
import { FormError } from '../../ui/fields/form-error.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { MappingFields } from './mapping-fields.js';
import { doubleName, mappingOf, rowsOf } from './mapping-rows.js';
import { PayloadPreview } from './payload-preview.js';
import { allEvents, eventWords, shapeWords } from './webhook-words.js';
import styles from './webhooks.module.css';
import { useWriteWebhook } from './webhooks.queries.js';

interface EndpointDialogProps {
  /** None for a new one. */
  webhook: Webhook | undefined;
  onClose: () => void;
  onAdded: (webhook: Webhook, secret: string) => void;
}

type Faults = Readonly<Record<string, string>>;

const shapeOptions = Object.entries(shapeWords).map(([value, words]) => ({ value, ...words }));
const isLeadForm = (shape: WebhookShape) => shape === 'supermove' || shape === 'smartmoving';

export function EndpointDialog({ webhook, onClose, onAdded }: EndpointDialogProps) {
  const formId = useId();
  const write = useWriteWebhook(webhook);
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? ['lead.created']);
  const [shape, setShape] = useState<WebhookShape>(webhook?.shape ?? 'standard');
  const [rows, setRows] = useState(rowsOf(webhook?.mapping ?? {}));
  const [isEnabled, setEnabled] = useState(webhook?.isEnabled ?? true);
  const [faults, setFaults] = useState<Faults>({});
  const mapping = shape === 'generic' ? mappingOf(rows) : {};
  // A form that makes leads takes new ones alone: the server would refuse any other.
  const chosen: WebhookEvent[] = isLeadForm(shape) ? ['lead.created'] : events;

  function save() {
    const double = shape === 'generic' ? doubleName(rows) : undefined;
    if (double !== undefined) return setFaults({ [`mapping.${double}`]: 'Two fields have this name' });
    setFaults({});
    write.mutate(
      { url, description, events: chosen, shape, mapping, isEnabled },
      {
        onSuccess({ webhook: saved, secret }) {
          onClose();
          if (secret === undefined) toast({ title: 'Saved' });
          else onAdded(saved, secret);
        },
        onError: (error) =>
          setFaults(
            error instanceof ApiError && Object.keys(error.fields).length > 0
              ? error.fields
              : { form: faultSentence(error) },
          ),
      },
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={webhook ? 'Edit the endpoint' : 'Add an endpoint'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone="primary" isBusy={write.isPending} busyLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <FormError>{faults.form}</FormError>
        <Field label="Address" error={faults.url} hint="Where Meg sends to: a public address that begins with https://">
          <TextInput
            type="url"
            inputMode="url"
            maxLength={2_000}
            placeholder="https://example.com/meg"
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
        </Field>
        <Field label="Description" isOptional error={faults.description}>
          <TextInput
            maxLength={200}
            placeholder="Our CRM"
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
        </Field>
        <RadioCards
          name="shape"
          legend="What a message looks like"
          columns={2}
          value={shape}
          onChange={(value) => setShape(value as WebhookShape)}
          options={shapeOptions}
        />
        <FieldGroup
          legend="What is sent"
          error={faults.events}
          hint={
            isLeadForm(shape) ? 'This form makes a new lead of each message, so it is sent new leads alone.' : undefined
          }
        >
          <div className={styles.checks}>
            {allEvents.map((event) => (
              <Checkbox
                key={event}
                label={eventWords[event]}
                checked={chosen.includes(event)}
                disabled={isLeadForm(shape)}
                onChange={(change) =>
                  setEvents(change.currentTarget.checked ? [...events, event] : events.filter((one) => one !== event))
                }
              />
            ))}
          </div>
        </FieldGroup>
        {shape === 'generic' && (
          <>
            <MappingFields
              rows={rows}
              errorOf={(name) => (name === '' ? undefined : faults[`mapping.${name.trim()}`])}
              onChange={setRows}
            />
            <FormError>{faults.mapping}</FormError>
          </>
        )}
        <PayloadPreview shape={shape} mapping={mapping} event={chosen[0] ?? 'lead.created'} />
        {webhook && (
          <Checkbox
            label="Switched on"
            hint="What happens while it is off is not sent later."
            checked={isEnabled}
            onChange={(event) => setEnabled(event.currentTarget.checked)}
          />
        )}
      </form>
    </Dialog>
  );
}
