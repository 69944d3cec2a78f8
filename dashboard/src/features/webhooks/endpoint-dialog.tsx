import type { Webhook } from '@meg/shared/contract/webhooks';
import { useId } from 'react';
import { useForm } from '../../forms/use-form.js';
import { Button } from '../../ui/buttons/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { toast } from '../../ui/feedback/toast.js';
import { FormError } from '../../ui/fields/form-error.js';
import { EndpointFields } from './endpoint-fields.js';
import { checkEndpoint, draftOf, valuesOf } from './endpoint-values.js';
import styles from './webhooks.module.css';
import { useWriteWebhook } from './webhooks.queries.js';

interface EndpointDialogProps {
  /** Undefined adds a new one. */
  webhook: Webhook | undefined;
  onClose: () => void;
  onAdded: (webhook: Webhook, secret: string) => void;
}

export function EndpointDialog({ webhook, onClose, onAdded }: EndpointDialogProps) {
  const formId = useId();
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
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={webhook ? 'Edit the endpoint' : 'Add an endpoint'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone="primary" isBusy={form.isSending} busyLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} {...form.props}>
        <FormError>{form.fault}</FormError>
        <EndpointFields form={form} isNew={webhook === undefined} />
      </form>
    </Dialog>
  );
}
