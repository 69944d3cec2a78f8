import type { PlatformCompany } from '@meg/shared/contract/platform';
import { FormDialog } from '../../forms/form-dialog.js';
import { useForm } from '../../forms/use-form.js';
import { Field } from '../../ui/fields/field.js';
import { TextArea } from '../../ui/fields/text-area.js';
import { goToSupported, openInEmergency } from './platform.queries.js';

const leastReason = 20;

/** For a look at leads that nobody asked for. The reason goes to the company's owners. */
export function EmergencyDialog({ company, onClose }: { company: PlatformCompany; onClose: () => void }) {
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) =>
      reason.trim().length < leastReason ? { reason: 'Say why, in a sentence that the owner will read' } : {},
    send: ({ reason }) => openInEmergency(company, reason.trim()),
    onSent: goToSupported,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`Look at the leads of ${company.name} in an emergency?`}
      description="You see its leads for one hour, read-only and without export. Its owners get your reason by mail and by the bell now, and can end it."
      submitLabel="Tell the owners and look"
      busyLabel="Telling them…"
    >
      <Field label="Why it cannot wait" error={form.problems.reason}>
        <TextArea most={500} {...form.field('reason')} />
      </Field>
    </FormDialog>
  );
}
