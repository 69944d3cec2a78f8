import type { AnswerOf } from '@meg/shared/contract/endpoint';
import type { findSamePerson } from '@meg/shared/contract/leads-by-hand';
import { mostCameFrom, sourcesByHand } from '@meg/shared/domain/leads/lead-arrival';
import { hasContact } from '@meg/shared/domain/leads/lead-contact';
import { useState } from 'react';
import { Link } from 'react-router';
import { useForm } from '../../../forms/use-form.js';
import { StatusBadge } from '../../../ui/badges/status-badge.js';
import { useDebouncedValue } from '../../../ui/browser/use-debounced-value.js';
import { Button } from '../../../ui/buttons/button.js';
import { Checkbox } from '../../../ui/choices/checkbox.js';
import { GuardedDialog } from '../../../ui/dialog/guarded-dialog.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { Field } from '../../../ui/fields/field.js';
import { FormError } from '../../../ui/fields/form-error.js';
import { TextArea } from '../../../ui/fields/text-area.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { DateText } from '../../../ui/text/date-text.js';
import { routeOf } from '../lead-words.js';
import { addLeadByHand, useSamePerson } from './lead-work.queries.js';
import { ContactFields, RouteFields } from './move-fields.js';
import { emptyLead, type NewLeadValues, newLeadBody } from './new-lead-body.js';

interface AddLeadDialogProps {
  hrefOf: (id: string) => string;
  onAdded: (id: string) => void;
  onClose: () => void;
}

function problemsOf({ name, email, phone }: NewLeadValues): Record<string, string> {
  return {
    ...(name.trim() === '' && { name: 'Name is required' }),
    ...(!hasContact({ email: email.trim(), phone: phone.trim() }) && { phone: 'A phone number or an email is needed' }),
  };
}

/** A lead from a call. Nothing is sent to the person. */
export function AddLeadDialog({ hrefOf, onAdded, onClose }: AddLeadDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    initial: emptyLead,
    check: problemsOf,
    send: (values) => addLeadByHand(newLeadBody(values), key),
    onSent: ({ id }) => onAdded(id),
  });
  const { email, phone } = form.values;
  const contact = useDebouncedValue(JSON.stringify({ email: email.trim(), phone: phone.trim() }), 300);
  const same = useSamePerson(JSON.parse(contact));
  return (
    <GuardedDialog
      isOpen
      onClose={onClose}
      hasChanges={form.isChanged}
      title="Add a lead"
      description="For somebody who called or wrote to you. Meg sends them nothing."
      size="large"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form="add-lead" isBusy={form.isSending} busyLabel="Saving…">
            Add the lead
          </Button>
        </>
      }
    >
      <form id="add-lead" className="stack-4" {...form.props}>
        <ContactFields form={form} />
        {hasContact(JSON.parse(contact)) && <SamePeople leads={same.data?.leads ?? []} hrefOf={hrefOf} />}
        <RouteFields form={form} />
        <Field label="How they found you" isOptional error={form.problems.cameFrom}>
          <TextInput list="sources-by-hand" maxLength={mostCameFrom} autoComplete="off" {...form.field('cameFrom')} />
        </Field>
        <datalist id="sources-by-hand">
          {sourcesByHand.map((source) => (
            <option key={source} value={source} />
          ))}
        </datalist>
        <Field label="Note" isOptional error={form.problems.note}>
          <TextArea rows={2} most={4_000} {...form.field('note')} />
        </Field>
        <Checkbox label="We have spoken: the lead is contacted" {...form.checkbox('hasSpoken')} />
        <Checkbox label="I work on it" {...form.checkbox('isMine')} />
        <FormError>{form.fault}</FormError>
      </form>
    </GuardedDialog>
  );
}

interface SamePeopleProps {
  leads: AnswerOf<typeof findSamePerson>['leads'];
  hrefOf: (id: string) => string;
}

function SamePeople({ leads, hrefOf }: SamePeopleProps) {
  return (
    <div role="status">
      {leads.length > 0 && (
        <Banner tone="warning" title="This person is here already">
          <ul className="stack-2 small">
            {leads.map((lead) => (
              <li key={lead.id} className="wrap-centred-2">
                <Link to={hrefOf(lead.id)}>{lead.name}</Link>
                <span>{routeOf(lead)}</span>
                <StatusBadge status={lead.status} />
                <DateText value={lead.createdAt} />
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}
