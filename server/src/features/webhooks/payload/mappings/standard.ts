import { longField, type WebhookField, webhookFields } from '@meg/shared/contract/webhook-fields';
import type { MappingLine, PayloadMapping } from './mapping-line.js';

const version = 1;

/** All fields below `data`, except the conversation, which is long and rarely needed. */
const data: readonly MappingLine[] = (Object.keys(webhookFields) as WebhookField[])
  .filter((field) => !field.startsWith('event.') && field !== longField)
  .map((field) => ({ to: `data.${field}`, from: field }));

/** As the Standard Webhooks specification advises: what happened, when, and its data. */
export const standardMapping: PayloadMapping = {
  empty: 'left-out',
  lines: [
    { to: 'type', from: 'event.type' },
    { to: 'version', value: version },
    { to: 'timestamp', from: 'event.at' },
    { to: 'eventId', from: 'event.id' },
    ...data,
  ],
};
