import type { WebhookField } from '@meg/shared/contract/webhook-fields';
import type { WebhookMapping } from '@meg/shared/contract/webhooks';

/** A field of a mapping while it is edited: two may have the same name for a moment. */
export interface MappingRow {
  key: string;
  name: string;
  source: WebhookField;
}

const firstFields: WebhookMapping = {
  name: 'lead.name',
  email: 'lead.email',
  phone: 'lead.phone',
  from: 'lead.originCity',
  to: 'lead.destinationCity',
};

export function rowsOf(mapping: Readonly<Record<string, string>>): MappingRow[] {
  const isEmpty = Object.keys(mapping).length === 0;
  return Object.entries(isEmpty ? firstFields : mapping).map(([name, source]) => ({
    key: name,
    name,
    source: source as WebhookField,
  }));
}

/** Rows without a name are not sent. */
export function mappingOf(rows: readonly MappingRow[]): WebhookMapping {
  return Object.fromEntries(rows.flatMap(({ name, source }) => (name.trim() === '' ? [] : [[name.trim(), source]])));
}

/** The first name that occurs twice: one of the two fields would be lost. */
export function duplicateName(rows: readonly MappingRow[]): string | undefined {
  const names = rows.map(({ name }) => name.trim()).filter(Boolean);
  return names.find((name, place) => names.indexOf(name) !== place);
}
