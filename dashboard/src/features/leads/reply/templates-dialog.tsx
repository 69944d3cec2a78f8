import type { ReplyTemplate } from '@meg/shared/contract/lead-replies';
import { placeholders } from '@meg/shared/domain/leads/reply-placeholders';
import { useState } from 'react';
import { faultToast } from '../../../api/fault-toast.js';
import { useForm } from '../../../forms/use-form.js';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Field } from '../../../ui/fields/field.js';
import { FormError } from '../../../ui/fields/form-error.js';
import { Select } from '../../../ui/fields/select.js';
import { TextArea } from '../../../ui/fields/text-area.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { removeTemplate, saveTemplate, useTemplates } from './replies.queries.js';

const named = placeholders.map((name) => `{${name}}`).join(' ');

/** The company's ready texts: one is chosen, or a new one written. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const templates = useTemplates().data?.templates ?? [];
  const [chosenId, setChosenId] = useState('');
  const chosen = templates.find(({ id }) => id === chosenId);
  return (
    <Dialog isOpen onClose={onClose} title="Templates" description={`These words are filled in: ${named}`} size="large">
      <div className="stack-4">
        {templates.length > 0 && (
          <Field label="Template">
            <Select
              placeholder="A new one"
              options={templates.map(({ id, name }) => ({ value: id, label: name }))}
              value={chosenId}
              onChange={(event) => setChosenId(event.currentTarget.value)}
            />
          </Field>
        )}
        <TemplateForm key={`${chosenId}:${chosen?.version}`} template={chosen} onClose={onClose} />
      </div>
    </Dialog>
  );
}

function TemplateForm({ template, onClose }: { template: ReplyTemplate | undefined; onClose: () => void }) {
  const { name = '', subject = '', text = '' } = template ?? {};
  const form = useForm({
    initial: { name, subject, text },
    send: (values) => saveTemplate(template, values),
    onSent: onClose,
  });
  return (
    <form className="stack-4" {...form.props}>
      <Field label="Name of the template" error={form.problems.name}>
        <TextInput maxLength={80} {...form.field('name')} />
      </Field>
      <Field label="Subject" error={form.problems.subject}>
        <TextInput maxLength={200} {...form.field('subject')} />
      </Field>
      <Field label="Text" error={form.problems.text}>
        <TextArea rows={8} most={10_000} {...form.field('text')} />
      </Field>
      <FormError>{form.fault}</FormError>
      <div className="wrap-2">
        <Button type="submit" tone="primary" isBusy={form.isSending} busyLabel="Saving…">
          Save the template
        </Button>
        {template && (
          <Button
            tone="quiet"
            onClick={() => void removeTemplate(template.id).then(onClose, faultToast('The template is still there'))}
          >
            Remove it
          </Button>
        )}
      </div>
    </form>
  );
}
