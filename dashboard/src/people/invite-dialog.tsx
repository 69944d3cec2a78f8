import { badEmail } from '../forms/checks.js';
import { useForm } from '../forms/use-form.js';
import { Button } from '../ui/buttons/button.js';
import { RadioCards } from '../ui/choices/radio-cards.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { toast } from '../ui/feedback/toast.js';
import { Field } from '../ui/fields/field.js';
import { FormError } from '../ui/fields/form-error.js';
import { TextInput } from '../ui/fields/text-input.js';

interface InviteDialogProps<Role extends string> {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** The first is chosen until another one is. */
  roles: readonly { value: Role; title: string; detail: string }[];
  invite: (email: string, role: Role) => Promise<{ email: string; isMailed?: boolean }>;
}

const formId = 'invite-form';

/** Asks for an address and a role, and sends the invitation. Each opening begins anew. */
export function InviteDialog<Role extends string>(props: InviteDialogProps<Role>) {
  return props.isOpen ? <OpenInviteDialog {...props} /> : null;
}

function OpenInviteDialog<Role extends string>(props: InviteDialogProps<Role>) {
  const { onClose, title, description, roles, invite } = props;
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
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={formId} isBusy={form.isSending} busyLabel="Sending…">
            Send the invitation
          </Button>
        </>
      }
    >
      <form id={formId} className="stack-4" {...form.props}>
        <FormError>{form.fault}</FormError>
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
      </form>
    </Dialog>
  );
}
