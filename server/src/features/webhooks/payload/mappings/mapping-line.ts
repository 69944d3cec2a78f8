import type { WebhookField } from '@meg/shared/contract/webhook-fields';

/** How a value is written where a receiver wants it otherwise than Meg has it. */
export type Transform = 'compactDate';

/** One field of a payload: where it stands, and what stands there. Dots nest, numbers are places of a list. */
export type MappingLine = { readonly to: string } & (
  | { readonly from: WebhookField; readonly as?: Transform }
  /** What is known of these, one after the other. */
  | { readonly fromAll: readonly WebhookField[] }
  | { readonly value: string | number }
);

export interface PayloadMapping {
  readonly lines: readonly MappingLine[];
  /** What becomes of a field that has nothing to say: left out, or written as null. */
  readonly empty: 'left-out' | 'null';
}
