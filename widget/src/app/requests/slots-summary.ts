import type { Slots } from '@meg/shared/contract/understanding';
import { sureSlots } from '../../conversation/steps/free-text/slots.js';
import type { Text } from '../../i18n/text.js';

const services = ['pets', 'car', 'packing', 'storage', 'insurance'] as const;

/** What was understood of a sentence about a move, for the visitor to check. */
export function slotsSummary(heard: Slots, text: Text): string {
  const slots = sureSlots(heard);
  const { moveType, moveDetails, propertySize, origin, destination, moveDate, moveMonth, specialItems } = slots;
  const parts = [
    moveType && text.t(`moveType.${moveType.value}`),
    moveDetails && text.t(`moveDetails.${moveDetails.value}`),
    propertySize && text.t(`propertySize.${propertySize.value}`),
    origin && text.t('typed.from', { place: origin.value }),
    destination && text.t('typed.to', { place: destination.value }),
    moveDate && dateText(Date.parse(moveDate.value), { day: 'numeric', month: 'long', year: 'numeric' }, text),
    moveMonth &&
      text.t('detail.inMonth', { month: dateText(Date.UTC(2_000, moveMonth.value - 1), { month: 'long' }, text) }),
    ...(specialItems?.value.map((code) => text.inventory[code]) ?? []),
    ...services.map((service) => slots[service]?.value && text.t(`typed.${service}`)),
    slots.name?.value,
    slots.email?.value,
    slots.phone?.value,
  ];
  // The no-break space keeps the dot from starting a line.
  return parts.filter((part) => part).join('\u00a0· ');
}

function dateText(atMs: number, shown: Intl.DateTimeFormatOptions, { language }: Text): string {
  return new Intl.DateTimeFormat(language, { ...shown, timeZone: 'UTC' }).format(atMs);
}
