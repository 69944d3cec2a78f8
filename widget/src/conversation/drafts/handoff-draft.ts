import type { CallbackSlot, CallbackSlots } from '@meg/shared/contract/handoffs';
import type { Understanding } from '@meg/shared/contract/understanding';
import { type ContactRequired, missingForPerson } from '@meg/shared/domain/forms/contact-required';

export type CallTime = NonNullable<Understanding['callTime']>;
export type RequestType = 'immediate' | 'scheduled';
export type ContactMethod = 'whatsapp' | 'call';
export type ContactField = 'email' | 'phone';

/** The free times for a callback, or why they are not known. */
export type SlotList =
  | { readonly status: 'loading' | 'failed' }
  | ({ readonly status: 'here' } & Pick<
      CallbackSlots,
      'timezone' | 'visitorTimezone' | 'isOpen' | 'opensAt' | 'slots'
    >);

/** The handoff card, as the visitor has filled it in. */
export interface HandoffDraft {
  readonly view: 'initial' | 'contactInfo' | 'contactOptions';
  /** Whether email and phone are being changed within the contact options. */
  readonly isEditing: boolean;
  readonly requestType: RequestType;
  readonly contact: Readonly<Record<ContactField, string>>;
  readonly slots: SlotList;
  /** The time that is chosen, and is booked once the visitor confirms it. */
  readonly chosen?: string;
  /** When the visitor has said that they want to be called, by their own clock. */
  readonly wish?: CallTime;
  /** The key of the booked callback that gets another time. */
  readonly changes?: string;
  /** Stays the same for a second try, so that the server sees one request. */
  readonly key: string | null;
  /** What is being asked for, or was when it failed. `slot` null: as soon as possible. */
  readonly asked:
    | { readonly method: ContactMethod }
    | { readonly slot: string | null; readonly wantsEmail?: boolean | undefined }
    | null;
  readonly status: 'open' | 'sending' | 'failed' | 'refused' | 'slotTaken';
}

/** The server's limits. */
export const mostContactCharacters: Readonly<Record<ContactField, number>> = { email: 254, phone: 50 };

/** Any visible text is enough, because a person reads it. The server refuses text that shows nothing. */
export function isContactComplete(contact: HandoffDraft['contact'], required?: ContactRequired): boolean {
  return missingForPerson(contact, required).length === 0;
}

/** Of the free times in their order, the first from the wish on; else the last of its day, then the first after it. */
export function nearestSlot(
  slots: readonly CallbackSlot[],
  { date, time, until = '24' }: CallTime,
): CallbackSlot | undefined {
  const ofDay = slots.filter(({ visitor }) => visitor.date === date && visitor.time < until);
  return (
    ofDay.find(({ visitor }) => visitor.time >= (time ?? '')) ??
    ofDay.at(-1) ??
    slots.find(({ visitor }) => visitor.date > date) ??
    slots.at(-1)
  );
}

export function isAsWished({ visitor }: CallbackSlot, { date, time, isSoonest }: CallTime): boolean {
  return isSoonest || (visitor.date === date && (time === null || visitor.time === time));
}
