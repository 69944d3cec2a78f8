import type {
  ContactField,
  ContactMethod,
  HandoffDraft,
  RequestType,
} from '../../conversation/drafts/handoff-draft.js';
import type { AskProps } from '../card-props.js';

/** What the visitor can do in the handoff card. */
export function handoffActions({ ask: { id: askId }, act, newKey }: AskProps<'handoff'>) {
  return {
    onChoose: (requestType: RequestType) => act({ type: 'handoffChosen', askId, requestType }),
    onContact: (field: ContactField, value: string) => act({ type: 'contactChanged', field, value }),
    onConfirm: () => act({ type: 'contactConfirmed', askId }),
    onEdit: () => act({ type: 'contactEdited', askId }),
    onBack: () => act({ type: 'handoffBack', askId }),
    onAsk: (method: ContactMethod) => act({ type: 'handoffAsked', askId, key: newKey(), method }),
    /** `slot` null: as soon as possible. */
    onSlot(slot: string | null, wantsEmail = false) {
      act({ type: 'callbackAsked', askId, key: newKey(), slot, wantsEmail });
    },
    onPick: (slot: string) => act({ type: 'slotChosen', askId, slot }),
    onReloadSlots: () => act({ type: 'slotsWanted', askId }),
    onLeave: () => act({ type: 'handoffLeft', askId }),
  };
}

export interface HandoffProps extends AskProps<'handoff'>, ReturnType<typeof handoffActions> {
  readonly handoff: HandoffDraft;
}

export function offeredMethods({ company }: Pick<HandoffProps, 'company'>): ContactMethod[] {
  return [...(company.offersWhatsApp ? ['whatsapp' as const] : []), ...(company.offersCalls ? ['call' as const] : [])];
}
