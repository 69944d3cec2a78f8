import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { fillTemplate, placeholdersIn, type ReplyFacts } from '@meg/shared/domain/leads/reply-placeholders';
import { useState } from 'react';
import { rangeWords } from '../../../api/lead-range-words.js';
import { may, useMe } from '../../../api/me.js';
import { useForm } from '../../../forms/use-form.js';
import { Button } from '../../../ui/buttons/button.js';
import { GuardedDialog } from '../../../ui/dialog/guarded-dialog.js';
import { toast } from '../../../ui/feedback/toast.js';
import { Field } from '../../../ui/fields/field.js';
import { FormError } from '../../../ui/fields/form-error.js';
import { Select } from '../../../ui/fields/select.js';
import { TextArea } from '../../../ui/fields/text-area.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { firstLetter } from '../edit/contact-links.js';
import { sendReply, useTemplates } from './replies.queries.js';
import { TemplatesDialog } from './templates-dialog.js';

interface ReplyDialogProps {
  lead: LeadDetail;
  companyName: string;
  answersTo: { me: string; company: string | null };
  onClose: () => void;
}

interface Letter {
  subject: string;
  text: string;
}

function problemsOf({ subject, text }: Letter): Record<string, string> {
  const left = (typed: string) => placeholdersIn(typed).join(', ');
  return {
    ...(subject.trim() === '' && { subject: 'Write a subject' }),
    ...(text.trim() === '' && { text: 'Write the mail' }),
    ...(left(subject) !== '' && { subject: `Replace ${left(subject)}: it is not known of this lead` }),
    ...(left(text) !== '' && { text: `Replace ${left(text)}: it is not known of this lead` }),
  };
}

export function ReplyDialog({ lead, companyName, answersTo, onClose }: ReplyDialogProps) {
  const me = useMe();
  const templates = useTemplates().data?.templates ?? [];
  const [key] = useState(() => crypto.randomUUID());
  const [isEditing, setEditing] = useState(false);
  const facts: ReplyFacts = { ...lead, preliminaryQuote: rangeWords(lead), me: me.firstName, company: companyName };
  const filled = ({ subject, text }: Letter) => ({
    subject: fillTemplate(subject, facts),
    text: fillTemplate(text, facts),
  });
  const form = useForm({
    initial: () => ({ ...firstLetter(lead, { firstName: me.firstName, companyName }), template: '', answersTo: 'me' }),
    check: problemsOf,
    send: (values) =>
      sendReply(
        lead.id,
        {
          subject: values.subject,
          text: values.text,
          answersTo: values.answersTo === 'company' ? 'company' : 'me',
        },
        key,
      ),
    onSent: () => {
      toast({ title: `On its way to ${lead.email}` });
      onClose();
    },
  });
  const mailboxes = [
    { value: 'me', label: answersTo.me },
    ...(answersTo.company === null ? [] : [{ value: 'company', label: answersTo.company }]),
  ];
  function take(id: string) {
    const chosen = templates.find((one) => one.id === id);
    form.change({ template: id, ...(chosen && filled(chosen)) });
  }
  return (
    <GuardedDialog
      isOpen
      onClose={onClose}
      hasChanges={form.isChanged}
      title={`Write to ${lead.name || lead.email}`}
      description={lead.email}
      size="large"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form="reply" isBusy={form.isSending} busyLabel="Sending…">
            Send
          </Button>
        </>
      }
    >
      <form id="reply" className="stack-4" {...form.props}>
        {templates.length > 0 && (
          <Field label="Template" isOptional>
            <Select
              placeholder="Choose…"
              options={templates.map(({ id, name }) => ({ value: id, label: name }))}
              value={form.values.template}
              onChange={(event) => take(event.currentTarget.value)}
            />
          </Field>
        )}
        <Field label="Subject" error={form.problems.subject}>
          <TextInput maxLength={200} {...form.field('subject')} />
        </Field>
        <Field label="Mail" error={form.problems.text}>
          <TextArea rows={10} most={10_000} {...form.field('text')} />
        </Field>
        <Field label="Answers come to" hint="Answers come to this mailbox, and not to Meg.">
          <Select options={mailboxes} {...form.field('answersTo')} />
        </Field>
        <FormError>{form.fault}</FormError>
        {may(me, 'config.change') && (
          <p>
            <Button size="compact" tone="quiet" onClick={() => setEditing(true)}>
              Edit the templates
            </Button>
          </p>
        )}
      </form>
      {isEditing && <TemplatesDialog onClose={() => setEditing(false)} />}
    </GuardedDialog>
  );
}
