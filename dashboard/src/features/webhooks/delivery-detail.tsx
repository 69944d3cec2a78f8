import type { Webhook, WebhookDeliveryDetail } from '@meg/shared/contract/webhooks';
import { waitSentences } from '@meg/shared/domain/companies/company-standing';
import { RotateCcw } from 'lucide-react';
import { faultToast } from '../../api/fault-toast.js';
import { QueryFault } from '../../api/query-fault.js';
import { Badge } from '../../ui/badges/badge.js';
import { Button } from '../../ui/buttons/button.js';
import { CopyButton } from '../../ui/buttons/copy-button.js';
import { LoadingLines } from '../../ui/feedback/skeleton.js';
import { toast } from '../../ui/feedback/toast.js';
import { DefinitionList } from '../../ui/layout/definition-list.js';
import { DateText } from '../../ui/text/date-text.js';
import { formatNumber } from '../../ui/text/format.js';
import { CodeBlock } from './code-block.js';
import { deliveryState, eventName } from './webhook-words.js';
import styles from './webhooks.module.css';
import { useDelivery, useReplay } from './webhooks.queries.js';

interface DeliveryDetailProps {
  webhook: Webhook;
  deliveryId: string;
  isReadOnly: boolean;
}

export function DeliveryDetail({ webhook, deliveryId, isReadOnly }: DeliveryDetailProps) {
  const delivery = useDelivery(webhook.id, deliveryId);
  if (delivery.isPending) {
    return <LoadingLines label="Loading the delivery" lines={8} />;
  }
  if (!delivery.data) {
    return <QueryFault query={delivery} />;
  }
  return <Shown delivery={delivery.data} webhookId={webhook.id} isReadOnly={isReadOnly} />;
}

interface ShownProps {
  delivery: WebhookDeliveryDetail;
  webhookId: string;
  isReadOnly: boolean;
}

function Shown({ delivery, webhookId, isReadOnly }: ShownProps) {
  const { id, eventType, state, attempts, url, body, tries, createdAt, nextTryAt, waitsFor } = delivery;
  const { words, tone } = deliveryState(delivery);
  return (
    <div className="stack-3">
      <DefinitionList
        rows={[
          { term: 'State', value: <Badge tone={tone}>{words}</Badge> },
          { term: 'What', value: eventName(eventType) },
          { term: 'When', value: <DateText value={createdAt} style="dateTime" /> },
          { term: 'Message', value: <code className="break-anywhere">{id}</code> },
          { term: 'To', value: <span className="break-anywhere">{url}</span> },
          ...(waitsFor ? [{ term: 'Waits', value: waitSentences[waitsFor] }] : []),
          ...(nextTryAt && !waitsFor
            ? [{ term: 'Next try', value: <DateText value={nextTryAt} style="dateTime" /> }]
            : []),
        ]}
      />
      {!isReadOnly && eventType !== 'test.ping' && (
        <div>
          <Replay webhookId={webhookId} deliveryId={id} isUnderWay={state === 'pending' && attempts === 0} />
        </div>
      )}
      <section className="divided" aria-label="Tries">
        {tries.map((tried) => (
          <Try key={tried.id} tried={tried} />
        ))}
      </section>
      <section className="stack-3" aria-label="What is sent">
        <div className="between">
          <h3 className="plain-heading">What is sent</h3>
          <CopyButton text={body} label="Copy" />
        </div>
        <CodeBlock text={pretty(body)} name="The message" />
      </section>
    </div>
  );
}

interface ReplayProps {
  webhookId: string;
  deliveryId: string;
  isUnderWay: boolean;
}

function Replay({ webhookId, deliveryId, isUnderWay }: ReplayProps) {
  const replay = useReplay(webhookId);
  return (
    <Button
      isBusy={replay.isPending}
      disabled={isUnderWay}
      onClick={() =>
        replay.mutate(deliveryId, {
          onSuccess: () => toast({ title: 'On its way again', description: 'The same message, under the same id.' }),
          onError: faultToast('Not sent'),
        })
      }
    >
      <RotateCcw size={16} aria-hidden /> Send again
    </Button>
  );
}

function Try({ tried }: { tried: WebhookDeliveryDetail['tries'][number] }) {
  const { at, durationMs, headers, status, answer, fault } = tried;
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <details className={styles.details}>
      <summary>
        <span className={`facts soft-small ${styles.line}`}>
          <Badge tone={fault === '' ? 'good' : 'bad'}>{status ?? 'No answer'}</Badge>
          <span>
            <DateText value={at} style="dateTime" /> · {formatNumber(durationMs)} ms
          </span>
        </span>
      </summary>
      {fault && <p className="small">{fault}</p>}
      <p className="soft-small">Headers of the request</p>
      <CodeBlock text={headerLines.join('\n')} name="Headers of the request" />
      {answer && (
        <>
          <p className="soft-small">Start of the answer</p>
          <CodeBlock text={answer} name="Start of the answer" />
        </>
      )}
    </details>
  );
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
