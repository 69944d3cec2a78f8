import type { Webhook } from '@meg/shared/contract/webhooks';
import { waitSentences } from '@meg/shared/domain/companies/company-standing';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { faultToast } from '../../api/fault-toast.js';
import { may, useMe } from '../../api/me.js';
import { QueryFault } from '../../api/query-fault.js';
import { Button } from '../../ui/buttons/button.js';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js';
import { Banner } from '../../ui/feedback/banner.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingLines } from '../../ui/feedback/skeleton.js';
import { toast } from '../../ui/feedback/toast.js';
import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';
import { DeliveryLog } from './delivery-log.js';
import { EndpointDialog } from './endpoint-dialog.js';
import { type EndpointAction, EndpointList } from './endpoint-list.js';
import { SecretDialog, type ShownSecret } from './secret-dialog.js';
import { VerifyCard } from './verify-card.js';
import { useRemoveWebhook, useRotateSecret, useShowSecret, useTestWebhook, useWebhooks } from './webhooks.queries.js';

type Opened =
  | { kind: 'new' }
  | { kind: 'edit' | 'rotate' | 'remove'; webhook: Webhook }
  | { kind: 'log'; webhook: Webhook; deliveryId?: string }
  | { kind: 'secret'; shown: ShownSecret };

const sayFault = faultToast('That did not work');

export default function WebhooksPage() {
  const me = useMe();
  const isReadOnly = !may(me, 'webhooks.manage');
  const webhooks = useWebhooks();
  const [opened, setOpened] = useState<Opened>();
  const test = useTestWebhook();
  const showSecret = useShowSecret();
  const close = () => setOpened(undefined);

  function act(action: EndpointAction, webhook: Webhook) {
    if (action === 'test') {
      test.mutate(webhook.id, {
        onSuccess: ({ id }) => setOpened({ kind: 'log', webhook, deliveryId: id }),
        onError: sayFault,
      });
    } else if (action === 'secret') {
      showSecret.mutate(webhook.id, {
        onSuccess: ({ secret }) => setOpened({ kind: 'secret', shown: { secret, why: 'asked' } }),
        onError: sayFault,
      });
    } else setOpened({ kind: action, webhook });
  }
  const add = isReadOnly ? undefined : (
    <Button tone="primary" onClick={() => setOpened({ kind: 'new' })}>
      <Plus size={18} aria-hidden /> Add an endpoint
    </Button>
  );
  const list = webhooks.data?.webhooks;
  return (
    <Page
      title="Webhooks"
      description="Meg tells your own servers, your CRM or an automation service what happens, as it happens."
      actions={list && list.length > 0 ? add : undefined}
    >
      {webhooks.isPending && (
        <Card>
          <LoadingLines label="Loading the endpoints" lines={6} />
        </Card>
      )}
      {webhooks.error && !list && <QueryFault query={webhooks} />}
      {webhooks.data?.waitsFor && (
        <Banner tone="warning" title="Nothing is sent yet">
          {waitSentences[webhooks.data.waitsFor]} What happens until then waits, for seven days at most, and is sent
          after it.
        </Banner>
      )}
      {list?.length === 0 && <NoEndpoints add={add} />}
      {list && list.length > 0 && (
        <EndpointList
          webhooks={list}
          isReadOnly={isReadOnly}
          testingId={test.isPending ? test.variables : undefined}
          onAction={act}
        />
      )}
      <VerifyCard />
      <Layers opened={opened} isReadOnly={isReadOnly} onOpen={setOpened} onClose={close} />
    </Page>
  );
}

function NoEndpoints({ add }: { add: ReactNode }) {
  return (
    <Card>
      <EmptyState icon={<WebhookIcon aria-hidden />} title="No endpoints yet" action={add}>
        Name an address, and each new lead is sent there within a second: signed, tried again for three days where it
        does not arrive, and kept in a log.
      </EmptyState>
    </Card>
  );
}

interface LayersProps {
  opened: Opened | undefined;
  isReadOnly: boolean;
  onOpen: (opened: Opened) => void;
  onClose: () => void;
}

/** The dialog or drawer that is open. */
function Layers({ opened, isReadOnly, onOpen, onClose }: LayersProps) {
  const remove = useRemoveWebhook();
  const rotate = useRotateSecret();
  const show = (shown: ShownSecret) => onOpen({ kind: 'secret', shown });
  switch (opened?.kind) {
    case undefined:
      return null;
    case 'new':
    case 'edit':
      return (
        <EndpointDialog
          webhook={opened.kind === 'edit' ? opened.webhook : undefined}
          onClose={onClose}
          onAdded={(_, secret) => show({ secret, why: 'added' })}
        />
      );
    case 'log':
      return <DeliveryLog {...opened} deliveryId={opened.deliveryId} isReadOnly={isReadOnly} onClose={onClose} />;
    case 'secret':
      return <SecretDialog shown={opened.shown} onClose={onClose} />;
    case 'rotate':
      return (
        <ConfirmDialog
          isOpen
          // The dialog closes itself after its work, which must not close the new secret.
          onClose={() => !rotate.isSuccess && onClose()}
          title="Replace the secret?"
          confirmLabel="Replace"
          onConfirm={async () => {
            const { secret } = await rotate.mutateAsync(opened.webhook);
            setTimeout(() => show({ secret, why: 'replaced' }));
          }}
        >
          You get a new one. For 24 hours messages are signed by both, so that nothing is lost while you change it.
        </ConfirmDialog>
      );
    case 'remove':
      return (
        <ConfirmDialog
          isOpen
          onClose={onClose}
          title="Remove this endpoint?"
          confirmLabel="Remove"
          tone="danger"
          onConfirm={async () => {
            await remove.mutateAsync(opened.webhook.id);
            toast({ title: 'Removed' });
          }}
        >
          Nothing more is sent to {opened.webhook.description || opened.webhook.url}, and its deliveries are gone. This
          cannot be undone.
        </ConfirmDialog>
      );
  }
}
