import type { Webhook } from '@meg/shared/contract/webhooks';
import { FormDialog } from '../../forms/form-dialog.js';
import { useForm } from '../../forms/use-form.js';
import { toast } from '../../ui/feedback/toast.js';
import { EndpointFields } from './endpoint-fields.js';
import { checkEndpoint, draftOf, valuesOf } from './endpoint-values.js';
import { useWriteWebhook } from './webhooks.queries.js';

interface EndpointDialogProps {
  /** Undefined adds a new one. */
  webhook: Webhook | undefined;
  onClose: () => void;
  onAdded: (webhook: Webhook, secret: string) => void;
}

export function EndpointDialog({ webhook, onClose, onAdded }: EndpointDialogProps) {
  const write = useWriteWebhook(webhook);
  const form = useForm({
    initial: () => valuesOf(webhook),
    check: checkEndpoint,
    send: (values) => write.mutateAsync(draftOf(values)),
    onSent: ({ webhook: saved, secret }) => {
      onClose();
      if (secret === undefined) toast({ title: 'Saved' });
      else onAdded(saved, secret);
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="large"
      title={webhook ? 'Edit the endpoint' : 'Add an endpoint'}
      submitLabel="Save"
      busyLabel="Saving…"
    >
      <EndpointFields form={form} isNew={webhook === undefined} />
    </FormDialog>
  );
}
