import type { CallbackSlots } from '@meg/shared/contract/handoffs';
import { isVisible } from '@meg/shared/domain/forms/characters';

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
export function isContactComplete({ email, phone }: HandoffDraft['contact']): boolean {
  return isVisible(email) && isVisible(phone);
}
