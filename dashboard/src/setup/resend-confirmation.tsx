import type { resendConfirmation } from '@meg/shared/contract/accounts';
import { aboutConfirmation } from '../api/confirmed-elsewhere.js';
import { faultToast } from '../api/fault-toast.js';
import { useMe } from '../api/me.js';
import { mutationHook } from '../api/mutation-hook.js';
import { request } from '../api/request.js';
import { Button } from '../ui/buttons/button.js';
import { toast } from '../ui/feedback/toast.js';

const useResendConfirmation = mutationHook(() =>
  request<typeof resendConfirmation>('POST', '/api/admin/account/confirmation'),
);

/** Mails the link that confirms one's own address once more. */
export function ResendConfirmation({ label = 'Send the mail again' }: { label?: string }) {
  const { email } = useMe();
  const resend = useResendConfirmation();
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () =>
        toast({
          title: 'The link is on its way',
          description: `Look into the mail of ${email}.`,
          about: aboutConfirmation,
        }),
      onError: faultToast('The link was not sent'),
    });
  return (
    <Button size="compact" isBusy={resend.isPending} busyLabel="Sending…" onClick={send}>
      {label}
    </Button>
  );
}
