import type { Slots } from '@meg/shared/contract/understanding';
import { sureSlots } from '../../conversation/steps/free-text/slots.js';
import type { Text } from '../../i18n/text.js';

/** What was understood of a sentence about a move, for the visitor to check. */
export function slotsSummary(heard: Slots, text: Text): string {
  const slots = sureSlots(heard);
  const { moveType, contents, homeSize, origin, destination, date, pets, car } = slots;
  const parts = [
    moveType && text.t(`moveType.${moveType.value}`),
    contents && text.t(`moveDetails.${contents.value}`),
    homeSize && text.t(`propertySize.${homeSize.value}`),
    origin && text.t('typed.from', { place: origin.value }),
    destination && text.t('typed.to', { place: destination.value }),
    date && text.t('detail.inMonth', { month: monthName(date.value, text.language) }),
    pets?.value && text.t('typed.pets'),
    car?.value && text.t('typed.car'),
    slots.name?.value,
    slots.email?.value,
    slots.phone?.value,
  ];
  // The no-break space keeps the dot from starting a line.
  return parts.filter((part) => part).join('\u00a0· ');
}

/** Of "2027-06" or "2027-06-12". */
function monthName(date: string, language: string): string {
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const atMs = Date.parse(`${date.slice(0, 7)}-15`);
  return Number.isNaN(atMs) ? date : month.format(atMs);
}
