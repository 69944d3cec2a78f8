import { Webhook } from 'standardwebhooks';
import type { Ground } from '../../../ground.js';
import { OutgoingFault } from '../../../outgoing/outgoing-fault.js';
import { openSecret } from '../endpoint-secrets.js';
import type { EndpointRow } from '../webhooks.store.js';
import type { DeliveryRow } from './webhook-deliveries.store.js';

type Message = Pick<DeliveryRow, 'id' | 'body'>;

/** The result of one try. */
export interface Tried {
  startedAt: number;
  durationMs: number;
  headers: Readonly<Record<string, string>>;
  /** Null if there was no answer. */
  status: number | null;
  answer: string;
  fault: string;
  retryAfter: string | undefined;
}

export function isArrived({ status }: Pick<Tried, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** By the Standard Webhooks specification. */
function signedHeaders(secrets: readonly string[], { id, body }: Message, atMs: number) {
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

const unreadableSecret = 'Not sent: the server cannot read its secret any more. Make a new one';

/** A redirect is a failure: following it would send a signed message to an address that nobody chose. */
function faultOfStatus(status: number): string {
  if (status >= 200 && status < 300) return '';
  if (status >= 300 && status < 400) return 'Answered by a redirect, which is not followed: write the final address';
  return `Answered with ${status}`;
}

/** Signs a message and sends it once. Throws only if the caller's signal aborts. */
export class WebhookSender {
  constructor(private readonly ground: Pick<Ground, 'now' | 'outgoing' | 'secrets'>) {}

  async send(endpoint: EndpointRow, message: Message, signal: AbortSignal): Promise<Tried> {
    const { now, outgoing } = this.ground;
    const startedAt = now();
    const signers = this.signers(endpoint, startedAt);
    const headers = signers.length > 0 ? signedHeaders(signers, message, startedAt) : {};
    const ended = () => ({ startedAt, durationMs: Math.max(0, now() - startedAt), headers });
    const unanswered = (fault: string) => ({ ...ended(), status: null, answer: '', fault, retryAfter: undefined });
    // An unsigned message would be refused, or would teach the receiver to accept unsigned ones.
    if (signers.length === 0) return unanswered(unreadableSecret);
    try {
      const { status, body, retryAfter } = await outgoing.post(
        { url: endpoint.url, headers, body: message.body },
        signal,
      );
      return { ...ended(), status, answer: body, fault: faultOfStatus(status), retryAfter };
    } catch (error) {
      if (!(error instanceof OutgoingFault)) throw error;
      return unanswered(error.message);
    }
  }

  /** The secret and, while it is being replaced, the old one. None if the secret cannot be read. */
  private signers(endpoint: EndpointRow, atMs: number): string[] {
    const { secrets } = this.ground;
    const secret = openSecret(secrets, endpoint, 'secret');
    if (secret === undefined) return [];
    const isOldGood = (endpoint.oldSecretUntil ?? 0) > atMs;
    const old = isOldGood ? openSecret(secrets, endpoint, 'oldSecret') : undefined;
    return old === undefined ? [secret] : [secret, old];
  }
}
