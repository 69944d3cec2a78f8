import type { Slots } from '@meg/shared/contract/understanding';
import { sureSlots } from '../../conversation/steps/free-text/slots.js';
import type { Text } from '../../i18n/text.js';

const services = ['pets', 'car', 'packing', 'storage', 'insurance'] as const;

/** What was understood of a sentence about a move, for the visitor to check. */
export function slotsSummary(heard: Slots, text: Text): string {
  const slots = sureSlots(heard);
  const { moveType, moveDetails, propertySize, origin, destination, moveDate, moveMonth, moveYear, specialItems } =
    slots;
  const parts = [
    moveType && text.t(`moveType.${moveType.value}`),
    moveDetails && text.t(`moveDetails.${moveDetails.value}`),
    propertySize && text.t(`propertySize.${propertySize.value}`),
    origin && text.t('typed.from', { place: origin.value }),
    destination && text.t('typed.to', { place: destination.value }),
    moveDate && dateText(Date.parse(moveDate.value), { day: 'numeric', month: 'long', year: 'numeric' }, text),
    moveMonth && text.t('detail.inMonth', { month: monthText(moveMonth.value, moveYear?.value, text) }),
    ...(specialItems?.value.map((code) => text.inventory[code]) ?? []),
    ...services.map((service) => slots[service]?.value && text.t(`typed.${service}`)),
    slots.name?.value,
    slots.email?.value,
    slots.phone?.value,
  ];
  // The no-break space keeps the dot from starting a line.
  return parts.filter((part) => part).join('\u00a0· ');
}

function monthText(month: number, year: number | undefined, text: Text): string {
  return dateText(Date.UTC(year ?? 2_000, month - 1), { month: 'long', year: year ? 'numeric' : undefined }, text);
}

function dateText(atMs: number, shown: Intl.DateTimeFormatOptions, { language }: Text): string {
  return new Intl.DateTimeFormat(language, { ...shown, timeZone: 'UTC' }).format(atMs);
}
