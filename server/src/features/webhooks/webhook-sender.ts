import { Webhook } from 'standardwebhooks';
import type { OutgoingClient } from '../../outgoing/outgoing-client.js';
import { OutgoingFault } from '../../outgoing/outgoing-fault.js';
import type { DeliveryRow } from './webhook-deliveries.store.js';
import type { EndpointRow } from './webhooks.store.js';

interface Sources {
  now: () => number;
  outgoing: OutgoingClient;
}

type Signer = Pick<EndpointRow, 'secret' | 'oldSecret' | 'oldSecretUntil'>;
type Message = Pick<DeliveryRow, 'id' | 'body'>;

/** What came of one try. */
export interface Tried {
  startedAt: number;
  durationMs: number;
  headers: Readonly<Record<string, string>>;
  /** Null where there was no answer. */
  status: number | null;
  answer: string;
  fault: string;
  retryAfter: string | undefined;
}

export function isArrived({ status }: Pick<Tried, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** By the Standard Webhooks specification; while a secret is being replaced, by both. */
function signedHeaders({ secret, oldSecret, oldSecretUntil }: Signer, { id, body }: Message, atMs: number) {
  const isOldGood = oldSecret !== null && (oldSecretUntil ?? 0) > atMs;
  const secrets = isOldGood ? [secret, oldSecret] : [secret];
  const at = new Date(atMs);
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Meg-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(atMs / 1_000)),
    'webhook-signature': secrets.map((one) => new Webhook(one).sign(id, at, body)).join(' '),
  };
}

/** A redirect is no arrival: following it would tell a signed message to who was never chosen. */
function faultOfStatus(status: number): string {
  if (status >= 200 && status < 300) return '';
  if (status >= 300 && status < 400) return 'Answered by a redirect, which is not followed: write the final address';
  return `Answered with ${status}`;
}

/** Signs a message and sends it once. Fails only with the reason of the caller's signal. */
export class WebhookSender {
  constructor(private readonly sources: Sources) {}

  async send(endpoint: EndpointRow, message: Message, signal: AbortSignal): Promise<Tried> {
    const { now, outgoing } = this.sources;
    const startedAt = now();
    const headers = signedHeaders(endpoint, message, startedAt);
    const ended = () => ({ startedAt, durationMs: Math.max(0, now() - startedAt), headers });
    try {
      const { status, body, retryAfter } = await outgoing.post(
        { url: endpoint.url, headers, body: message.body },
        signal,
      );
      return { ...ended(), status, answer: body, fault: faultOfStatus(status), retryAfter };
    } catch (error) {
      if (!(error instanceof OutgoingFault)) throw error;
      return { ...ended(), status: null, answer: '', fault: error.message, retryAfter: undefined };
    }
  }
}
