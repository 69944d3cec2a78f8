import type { CallbackSlots } from '@meg/shared/contract/handoffs';
import { isVisible } from '@meg/shared/domain/forms/characters';

export type RequestType = 'immediate' | 'scheduled';
export type ContactMethod = 'whatsapp' | 'call';
export type ContactField = 'email' | 'phone';

/** The free times for a callback, as far as they are known. */
export type SlotList =
  | { readonly status: 'loading' | 'failed' }
  | ({ readonly status: 'here' } & Pick<
      CallbackSlots,
      'timezone' | 'visitorTimezone' | 'isOpen' | 'opensAt' | 'slots'
    >);

/** The handoff card, as the visitor has filled it in. */
export interface HandoffDraft {
  readonly view: 'initial' | 'contactInfo' | 'contactOptions';
  /** Within the contact options: email and phone can be changed again. */
  readonly isEditing: boolean;
  readonly requestType: RequestType;
  readonly contact: Readonly<Record<ContactField, string>>;
  readonly slots: SlotList;
  /** One for the whole card, so that a second try is the same request. */
  readonly key: string | null;
  /** What is being asked for, or was when it failed. `slot` null: as soon as people can. */
  readonly asked:
    | { readonly method: ContactMethod }
    | { readonly slot: string | null; readonly wantsEmail?: boolean | undefined }
    | null;
  readonly status: 'open' | 'sending' | 'failed' | 'refused' | 'slotTaken';
}

/** As many characters as the server takes. */
export const mostContactCharacters: Readonly<Record<ContactField, number>> = { email: 254, phone: 50 };

/** Filled in is enough: a person reads it. What shows nothing, the server refuses. */
export function isContactComplete({ email, phone }: HandoffDraft['contact']): boolean {
  return isVisible(email) && isVisible(phone);
}
