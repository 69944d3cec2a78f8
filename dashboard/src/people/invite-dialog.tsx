import { badEmail } from '../forms/checks.js';
import { FormDialog } from '../forms/form-dialog.js';
import { useForm } from '../forms/use-form.js';
import { RadioCards } from '../ui/choices/radio-cards.js';
import { toast } from '../ui/feedback/toast.js';
import { Field } from '../ui/fields/field.js';
import { TextInput } from '../ui/fields/text-input.js';

interface InviteDialogProps<Role extends string> {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description: string;
  submitLabel?: string;
  /** The first is chosen until another one is. */
  roles: readonly { value: Role; title: string; detail: string }[];
  invite: (email: string, role: Role) => Promise<{ email: string; isMailed?: boolean }>;
}

/** Asks for an address and a role, and sends the invitation. Each opening begins anew. */
export function InviteDialog<Role extends string>(props: InviteDialogProps<Role>) {
  return props.isOpen ? <OpenInviteDialog {...props} /> : null;
}

function OpenInviteDialog<Role extends string>(props: InviteDialogProps<Role>) {
  const { onClose, title, description, submitLabel = 'Send the invitation', roles, invite } = props;
  const form = useForm({
    initial: { email: '', role: roles[0]?.value ?? '' },
    check: ({ email }) => badEmail(email),
    send: ({ email, role }) => invite(email, role as Role),
    onSent: ({ email, isMailed }) => {
      if (isMailed !== false) {
        toast({ title: 'The invitation is on its way', description: `${email} can join within seven days.` });
      }
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      description={description}
      submitLabel={submitLabel}
      busyLabel="Sending…"
    >
      <Field label="Email" error={form.problems.email}>
        <TextInput type="email" autoComplete="off" {...form.field('email')} />
      </Field>
      <RadioCards
        name="role"
        legend="What they may do"
        options={roles}
        value={form.values.role as Role}
        onChange={(role) => form.change({ role })}
      />
    </FormDialog>
  );
}
