import type { Slots } from '@meg/shared/contract/understanding';
import { sureSlots } from '../../conversation/steps/free-text/slots.js';
import type { Text } from '../../i18n/text.js';

type Value<Name extends keyof Slots> = NonNullable<Slots[Name]>['value'];
type Said = readonly string[] | string | false;

const notSaid = (): Said => false;

/** In the order of the summary. The compiler requires every slot, as facts without a text here are not taken over. */
const sayings: { readonly [Name in keyof Slots]-?: (value: Value<Name>, text: Text, slots: Slots) => Said } = {
  moveType: (type, text) => text.t(`moveType.${type}`),
  moveDetails: (details, text) => text.t(`moveDetails.${details}`),
  propertySize: (size, text) => text.t(`propertySize.${size}`),
  origin: (place, text) => text.t('typed.from', { place }),
  destination: (place, text) => text.t('typed.to', { place }),
  moveDate: (day, text) => dateText(Date.parse(day), { day: 'numeric', month: 'long', year: 'numeric' }, text),
  moveMonth: (month, text, { moveYear }) =>
    text.t('detail.inMonth', { month: monthText(month, moveYear?.value, text) }),
  // Part of `moveMonth`.
  moveYear: notSaid,
  specialItems: (codes, text) => codes.map((code) => text.inventory[code]),
  pets: (has, text) => has && text.t('typed.pets'),
  car: (has, text) => has && text.t('typed.car'),
  shippingMode: (way, text) => text.t(`mode.${way}`),
  packing: (wants, text) => wants && text.t('typed.packing'),
  storage: (wants, text) => wants && text.t('typed.storage'),
  insurance: (wants, text) => wants && text.t('typed.insurance'),
  // Asked for by cards, and never found in sentences.
  moveSize: notSaid,
  access: notSaid,
  rooms: notSaid,
  inventory: notSaid,
  name: (name) => name,
  email: (email) => email,
  phone: (phone) => phone,
};

/** What was understood from a sentence about a move, for the visitor to check. */
export function slotsSummary(heard: Slots, text: Text): string {
  const slots = sureSlots(heard);
  const say = (name: keyof Slots): Said => {
    const slot = slots[name];
    const saying = sayings[name] as (value: unknown, text: Text, slots: Slots) => Said;
    return slot ? saying(slot.value, text, slots) : false;
  };
  const parts = (Object.keys(sayings) as (keyof Slots)[]).flatMap(say);
  // The no-break space keeps the dot from starting a line.
  return parts.filter((part) => part).join('\u00a0· ');
}

function monthText(month: number, year: number | undefined, text: Text): string {
  return dateText(Date.UTC(year ?? 2_000, month - 1), { month: 'long', year: year ? 'numeric' : undefined }, text);
}

function dateText(atMs: number, shown: Intl.DateTimeFormatOptions, { language }: Text): string {
  return new Intl.DateTimeFormat(language, { ...shown, timeZone: 'UTC' }).format(atMs);
}
