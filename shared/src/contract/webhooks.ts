import { z } from 'zod';
import { waitReasons } from '../domain/companies/company-standing.js';
import { endpoint } from './endpoint.js';
import { pageSize } from './page-size.js';
import { requiredText, text } from './text.js';
import { clashingName, longField, pathOfName, type WebhookField, webhookFields } from './webhook-fields.js';

export const webhookEvents = [
  'lead.created',
  'lead.updated',
  'lead.assigned',
  'lead.status_changed',
  'handoff.requested',
  'callback.changed',
  'callback.cancelled',
  'callback.done',
  'callback.no_answer',
  'feedback.given',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookShapes = ['standard', 'generic', 'supermove', 'smartmoving'] as const;
export type WebhookShape = (typeof webhookShapes)[number];

/** Receivers of these shapes create a new lead from every message. */
const newLeadShapes: readonly WebhookShape[] = ['supermove', 'smartmoving'];

export const mostEndpoints = 20;
const mostFields = 50;

const fieldNames = Object.keys(webhookFields) as [WebhookField, ...WebhookField[]];

const mapping = z
  .record(z.string(), z.enum(fieldNames, { error: 'Choose what stands here' }))
  .superRefine((fields, context) => {
    const names = Object.keys(fields);
    const refuse = (message: string, path: string[] = []) => context.addIssue({ code: 'custom', path, message });
    if (names.length > mostFields) refuse(`At most ${mostFields} fields`);
    for (const name of names) {
      if (name.length > 120 || !pathOfName(name)) refuse('A name such as phone or customer.phone', [name]);
    }
    const clash = clashingName(names);
    if (clash !== undefined) refuse('Another field has a name that cannot stand beside this one', [clash]);
    const long = Object.values(fields).filter((source) => source === longField);
    if (long.length > 1) refuse('The conversation can stand in one field only');
  })
  .describe(
    'For the shape generic: each name of the payload with what stands there. Dots nest, numbers are places of a list.',
  );

export type WebhookMapping = z.infer<typeof mapping>;

const shapeFields = {
  shape: z.enum(webhookShapes),
  mapping: mapping.default({}),
};

const endpointFields = {
  // URL parsers ignore line breaks and tabs, so they are not stored either.
  url: requiredText(2_000, 'Write the address').transform((url) => url.replaceAll(/[\t\n\r]/g, '')),
  description: text(200).default(''),
  events: z
    .array(z.enum(webhookEvents))
    .min(1, 'Choose at least one event')
    .max(webhookEvents.length)
    .transform((events) => webhookEvents.filter((event) => events.includes(event))),
  ...shapeFields,
};

interface Shaped {
  shape: WebhookShape;
  mapping: WebhookMapping;
  events: readonly WebhookEvent[];
}

function checkShape({ shape, mapping: fields, events }: Shaped, context: z.RefinementCtx): void {
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (shape === 'generic' && Object.keys(fields).length === 0) refuse('mapping', 'Add at least one field');
  if (newLeadShapes.includes(shape) && events.some((event) => event !== 'lead.created'))
    refuse('events', 'This form makes a new lead each time: choose new leads alone');
}

const newWebhook = z.strictObject(endpointFields).superRefine(checkShape).meta({ id: 'NewWebhook' });
const version = z.int().min(1).describe('Send it with a change: one that saw an older endpoint changes nothing.');
const changedWebhook = z
  .strictObject({ ...endpointFields, isEnabled: z.boolean(), version })
  .superRefine(checkShape)
  .meta({ id: 'ChangedWebhook' });

const lastResult = z.object({
  at: z.iso.datetime(),
  status: z.int().nullable().describe('Null where there was no answer.'),
  fault: z.string(),
});

const webhook = z
  .object({
    id: z.uuid(),
    url: z.string().describe('To agents and to support without its query, which may hold a key.'),
    description: z.string(),
    events: z.array(z.enum(webhookEvents)),
    shape: z.enum(webhookShapes),
    mapping: z.record(z.string(), z.string()),
    isEnabled: z.boolean(),
    disabledReason: z.enum(['person', 'gone', 'failing', 'reclaimed']).nullable(),
    failingSince: z.iso.datetime().nullable().describe('Since when nothing has arrived.'),
    lastResult: lastResult.nullable(),
    isSecretReadable: z
      .boolean()
      .describe('False where the key that sealed it is lost: nothing is sent before it is replaced.'),
    oldSecretUntil: z.iso.datetime().nullable().describe('Until when messages are signed by the old secret as well.'),
    version,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Webhook' });

export type NewWebhook = z.output<typeof newWebhook>;
export type ChangedWebhook = z.output<typeof changedWebhook>;
export type Webhook = z.output<typeof webhook>;

const secret = z.string().describe('What receivers verify messages with: whsec_ and 24 bytes in Base64.');
const webhookWithSecret = z.object({ webhook, secret }).meta({ id: 'WebhookWithSecret' });

export const deliveryStates = ['pending', 'delivered', 'failed', 'stopped'] as const;

const waitsFor = z
  .enum(waitReasons)
  .nullable()
  .describe('Nothing is sent before: what happens meanwhile waits, for seven days at most. Null: it is sent.');

const webhookDelivery = z
  .object({
    id: z.uuid().describe('Also the message’s id, in the header webhook-id: the same at each try and replay.'),
    eventType: z.string(),
    state: z
      .enum(deliveryStates)
      .describe('stopped: not sent, because the endpoint was switched off, or the company waited too long.'),
    attempts: z.int().describe('Since it was planned or last sent again.'),
    nextTryAt: z.iso.datetime().nullable(),
    waitsFor,
    lastStatus: z.int().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'WebhookDelivery' });

const webhookAttempt = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    durationMs: z.int(),
    headers: z.record(z.string(), z.string()),
    status: z.int().nullable().describe('Null where there was no answer.'),
    answer: z.string().describe('Its beginning, at most 2 KiB.'),
    fault: z.string(),
  })
  .meta({ id: 'WebhookAttempt' });

const webhookDeliveryDetail = webhookDelivery
  .extend({
    url: z.string(),
    body: z.string(),
    tries: z.array(webhookAttempt).describe('The newest first, at most 50.'),
  })
  .meta({ id: 'WebhookDeliveryDetail' });

export type WebhookDelivery = z.output<typeof webhookDelivery>;
export type WebhookDeliveryDetail = z.output<typeof webhookDeliveryDetail>;

const params = z.strictObject({ webhookId: z.uuid() });
const deliveryParams = params.extend({ deliveryId: z.uuid() });

export const listWebhooks = endpoint('GET', '/api/webhooks', {
  summary: "The company's endpoints, the oldest first",
  access: 'company',
  permission: 'webhooks.see',
  answer: z.object({ webhooks: z.array(webhook), waitsFor }),
});

export const addWebhook = endpoint('POST', '/api/webhooks', {
  summary: 'Add an endpoint: it is sent what happens from now on',
  access: 'company',
  permission: 'webhooks.manage',
  body: newWebhook,
  status: 201,
  answer: webhookWithSecret,
});

export const changeWebhook = endpoint('PUT', '/api/webhooks/:webhookId', {
  summary: 'Change an endpoint, or switch it off and on, unless somebody else has changed it since it was read',
  access: 'company',
  permission: 'webhooks.manage',
  params,
  body: changedWebhook,
  answer: webhook,
  errors: ['not_found', 'edit_conflict'],
});

export const removeWebhook = endpoint('DELETE', '/api/webhooks/:webhookId', {
  summary: 'Remove an endpoint with its deliveries',
  access: 'company',
  permission: 'webhooks.manage',
  params,
  answer: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
});

export const showWebhookSecret = endpoint('POST', '/api/webhooks/:webhookId/secret', {
  summary: 'Show the secret, which the audit log keeps; not to support',
  access: 'company',
  permission: 'webhooks.manage',
  params,
  answer: z.object({ secret }),
  errors: ['not_found'],
});

export const rotateWebhookSecret = endpoint('POST', '/api/webhooks/:webhookId/rotate', {
  summary: 'Make a new secret. For 24 hours messages are signed by both',
  access: 'company',
  permission: 'webhooks.manage',
  params,
  body: z.strictObject({ version }),
  answer: webhookWithSecret,
  errors: ['not_found', 'edit_conflict'],
});

export const testWebhook = endpoint('POST', '/api/webhooks/:webhookId/test', {
  summary: 'Send test.ping now, once, and tell the answer',
  access: 'company',
  permission: 'webhooks.manage',
  params,
  answer: webhookDeliveryDetail,
  errors: ['not_found', 'edit_conflict'],
});

export const previewWebhook = endpoint('POST', '/api/webhooks/preview', {
  summary: 'What a payload looks like, by an example',
  access: 'company',
  permission: 'webhooks.manage',
  body: z.strictObject({ ...shapeFields, event: z.enum(webhookEvents) }),
  answer: z.object({ body: z.string() }),
});

export const listWebhookDeliveries = endpoint('GET', '/api/webhooks/:webhookId/deliveries', {
  summary: 'What was sent to an endpoint in the last 30 days, the newest first',
  access: 'company',
  permission: 'webhooks.deliveries',
  params,
  query: z.strictObject({
    cursor: z.uuid().optional().describe('`next` of the page before.'),
    state: z.enum(deliveryStates).optional(),
    limit: pageSize(50, 25),
  }),
  answer: z
    .object({ deliveries: z.array(webhookDelivery), next: z.uuid().nullable() })
    .meta({ id: 'WebhookDeliveryPage' }),
  errors: ['not_found'],
});

export const getWebhookDelivery = endpoint('GET', '/api/webhooks/:webhookId/deliveries/:deliveryId', {
  summary: 'A delivery with its request and every try',
  access: 'company',
  permission: 'webhooks.deliveries',
  params: deliveryParams,
  answer: webhookDeliveryDetail,
  errors: ['not_found'],
});

export const replayWebhookDelivery = endpoint('POST', '/api/webhooks/:webhookId/deliveries/:deliveryId/replay', {
  summary: 'Send a delivery again, under the same id',
  access: 'company',
  permission: 'webhooks.manage',
  params: deliveryParams,
  answer: webhookDelivery,
  errors: ['not_found', 'edit_conflict'],
});
