import type { Webhook, WebhookDelivery } from '@meg/shared/contract/webhooks';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { QueryFault } from '../../api/query-fault.js';
import { Badge } from '../../ui/badges/badge.js';
import { Button } from '../../ui/buttons/button.js';
import { Drawer } from '../../ui/dialog/drawer.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingLines } from '../../ui/feedback/skeleton.js';
import { LoadMore } from '../../ui/table/load-more.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import { DeliveryDetail } from './delivery-detail.js';
import { deliveryState, eventName } from './webhook-words.js';
import styles from './webhooks.module.css';
import { useDeliveries } from './webhooks.queries.js';

interface DeliveryLogProps {
  webhook: Webhook;
  /** The delivery to show first, such as a test that was just sent. */
  deliveryId: string | undefined;
  isReadOnly: boolean;
  onClose: () => void;
}

export function DeliveryLog({ webhook, deliveryId, isReadOnly, onClose }: DeliveryLogProps) {
  const [openedId, setOpenedId] = useState(deliveryId);
  return (
    <Drawer isOpen onClose={onClose} title={openedId ? 'Delivery' : 'Deliveries'}>
      {openedId ? (
        <div className="stack-3">
          <div>
            <Button size="compact" tone="quiet" onClick={() => setOpenedId(undefined)}>
              <ChevronLeft size={16} aria-hidden /> All deliveries
            </Button>
          </div>
          <DeliveryDetail webhook={webhook} deliveryId={openedId} isReadOnly={isReadOnly} />
        </div>
      ) : (
        <Deliveries webhookId={webhook.id} onOpen={setOpenedId} />
      )}
    </Drawer>
  );
}

function Deliveries({ webhookId, onOpen }: { webhookId: string; onOpen: (id: string) => void }) {
  const log = useDeliveries(webhookId);
  if (log.isPending) {
    return <LoadingLines label="Loading the deliveries" lines={8} />;
  }
  if (!log.data) {
    return <QueryFault query={log} />;
  }
  const deliveries = log.data.pages.flatMap((page) => page.deliveries);
  if (deliveries.length === 0) {
    return (
      <EmptyState title="Nothing sent yet">Send a test, or leave a lead in your chat. Kept for 30 days.</EmptyState>
    );
  }
  return (
    <>
      <ul className="divided">
        {deliveries.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} onOpen={onOpen} />
        ))}
      </ul>
      <LoadMore query={log} shown={deliveries.length} noun={['delivery', 'deliveries']} />
    </>
  );
}

function Delivery({ delivery, onOpen }: { delivery: WebhookDelivery; onOpen: (id: string) => void }) {
  const { id, eventType, attempts, lastStatus, createdAt } = delivery;
  const { words, tone } = deliveryState(delivery);
  return (
    <li>
      <button type="button" className={styles.delivery} onClick={() => onOpen(id)}>
        <span className="stack-1">
          <strong>{eventName(eventType)}</strong>
          <span className="soft-small">
            <TimeAgo value={createdAt} /> · {attempts === 1 ? '1 try' : `${attempts} tries`}
            {lastStatus !== null && ` · ${lastStatus}`}
          </span>
        </span>
        <Badge tone={tone}>{words}</Badge>
        <ChevronRight size={16} aria-hidden />
      </button>
    </li>
  );
}
