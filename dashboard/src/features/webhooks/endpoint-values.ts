import type { Webhook, WebhookEvent, WebhookShape } from '@meg/shared/contract/webhooks';
import type { Problems } from '../../forms/use-submission.js';
import { duplicateName, type MappingRow, mappingOf, rowsOf } from './mapping-rows.js';
import type { WebhookDraft } from './webhooks.queries.js';

/** The values of the endpoint form. */
export interface EndpointValues {
  url: string;
  description: string;
  events: readonly WebhookEvent[];
  shape: WebhookShape;
  rows: readonly MappingRow[];
  isEnabled: boolean;
}

export function valuesOf(webhook: Webhook | undefined): EndpointValues {
  return {
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    events: webhook?.events ?? ['lead.created'],
    shape: webhook?.shape ?? 'standard',
    rows: rowsOf(webhook?.mapping ?? {}),
    isEnabled: webhook?.isEnabled ?? true,
  };
}

/** A form of another product that makes a lead of each message. */
export function isLeadForm(shape: WebhookShape): boolean {
  return shape === 'supermove' || shape === 'smartmoving';
}

/** A lead form receives only new leads: the server would refuse any other event. */
export function sentEvents({ shape, events }: Pick<EndpointValues, 'shape' | 'events'>): WebhookEvent[] {
  return isLeadForm(shape) ? ['lead.created'] : [...events];
}

export function draftOf(values: EndpointValues): WebhookDraft {
  const { url, description, shape, rows, isEnabled } = values;
  return {
    url,
    description,
    shape,
    isEnabled,
    events: sentEvents(values),
    mapping: shape === 'generic' ? mappingOf(rows) : {},
  };
}

export function checkEndpoint({ shape, rows }: EndpointValues): Problems {
  const duplicate = shape === 'generic' ? duplicateName(rows) : undefined;
  return duplicate === undefined ? {} : { [`mapping.${duplicate}`]: 'Two fields have this name' };
}
