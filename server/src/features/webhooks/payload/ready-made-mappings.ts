import { longField, type WebhookField, webhookFields } from '@meg/shared/contract/webhook-fields';
import type { WebhookShape } from '@meg/shared/contract/webhooks';

/** One field of a payload and its value. In `to`, dots nest, and numbers are places in a list. */
export type MappingLine = { readonly to: string } & (
  | { readonly from: WebhookField; readonly as?: 'compactDate' }
  /** The known values of these fields, joined. */
  | { readonly fromAll: readonly WebhookField[] }
  | { readonly value: string | number }
);

export interface PayloadMapping {
  readonly lines: readonly MappingLine[];
  /** What happens to a field without a value. */
  readonly empty: 'left-out' | 'null';
}

/** All fields below `data`, except the conversation, which is long and rarely needed. */
const data: readonly MappingLine[] = (Object.keys(webhookFields) as WebhookField[])
  .filter((field) => !field.startsWith('event.') && field !== longField)
  .map((field) => ({ to: `data.${field}`, from: field }));

export const readyMadeMappings: Readonly<Record<Exclude<WebhookShape, 'generic'>, PayloadMapping>> = {
  /** As the Standard Webhooks specification advises: what happened, when, and its data. */
  standard: {
    empty: 'left-out',
    lines: [
      { to: 'type', from: 'event.type' },
      { to: 'version', value: 1 },
      { to: 'timestamp', from: 'event.at' },
      { to: 'eventId', from: 'event.id' },
      ...data,
    ],
  },
  /** Follows the form in which Supermove takes projects of lead providers: one customer, one job, its two places. */
  supermove: {
    empty: 'left-out',
    lines: [
      { to: 'project.identifier', from: 'lead.reference' },
      { to: 'project.customer.first_name', from: 'lead.firstName' },
      { to: 'project.customer.last_name', from: 'lead.lastName' },
      { to: 'project.customer.phone_number', from: 'lead.phone' },
      { to: 'project.customer.email', from: 'lead.email' },
      { to: 'project.jobs.0.move_size', from: 'lead.propertySize' },
      { to: 'project.jobs.0.date', from: 'lead.moveDate' },
      { to: 'project.jobs.0.referral_source', value: 'Meg' },
      {
        to: 'project.jobs.0.additional_notes',
        fromAll: ['lead.reference', 'lead.moveType', 'lead.moveDetails', 'lead.moveSize', 'lead.preliminaryQuote'],
      },
      { to: 'project.jobs.0.locations.0.city', from: 'lead.originCity' },
      { to: 'project.jobs.0.locations.1.city', from: 'lead.destinationCity' },
    ],
  },
  /** Follows the form in which SmartMoving takes leads of a website; the provider key belongs into the address. */
  smartmoving: {
    empty: 'left-out',
    lines: [
      { to: 'FullName', from: 'lead.name' },
      { to: 'PhoneNumber', from: 'lead.phone' },
      { to: 'Email', from: 'lead.email' },
      { to: 'MoveDate', from: 'lead.moveDate', as: 'compactDate' },
      { to: 'OriginCity', from: 'lead.originCity' },
      { to: 'DestinationCity', from: 'lead.destinationCity' },
      { to: 'Bedrooms', from: 'lead.propertySize' },
      { to: 'MoveSize', from: 'lead.moveSize' },
      { to: 'ReferralSource', value: 'Meg' },
      {
        to: 'Notes',
        fromAll: ['lead.reference', 'lead.moveType', 'lead.moveDetails', 'lead.preliminaryQuote', 'lead.url'],
      },
    ],
  },
};
