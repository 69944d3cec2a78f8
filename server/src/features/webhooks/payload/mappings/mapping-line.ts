import type { WebhookField } from '@meg/shared/contract/webhook-fields';

/** Writes a value in another format that a receiver expects. */
export type Transform = 'compactDate';

/** One field of a payload and its value. In `to`, dots nest, and numbers are places in a list. */
export type MappingLine = { readonly to: string } & (
  | { readonly from: WebhookField; readonly as?: Transform }
  /** The known values of these fields, joined. */
  | { readonly fromAll: readonly WebhookField[] }
  | { readonly value: string | number }
);

export interface PayloadMapping {
  readonly lines: readonly MappingLine[];
  /** What happens to a field without a value. */
  readonly empty: 'left-out' | 'null';
}
