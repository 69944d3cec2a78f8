import type { WebhookEvent, WebhookMapping, WebhookShape } from '@meg/shared/contract/webhooks';
import { faultSentence } from '../../api/fault-sentence.js';
import { CodeBlock } from './code-block.js';
import { eventName } from './webhook-words.js';
import styles from './webhooks.module.css';
import { usePreview } from './webhooks.queries.js';

interface PayloadPreviewProps {
  shape: WebhookShape;
  mapping: WebhookMapping;
  event: WebhookEvent;
}

export function PayloadPreview(asked: PayloadPreviewProps) {
  const preview = usePreview(asked);
  return (
    <details className={styles.details} open>
      <summary>An example: {eventName(asked.event).toLowerCase()}</summary>
      {preview.error ? (
        <p className="soft-small">{faultSentence(preview.error)}</p>
      ) : (
        <CodeBlock text={preview.data?.body ?? '…'} name="Example of a message" />
      )}
    </details>
  );
}
