import type {
  ContactField,
  ContactMethod,
  HandoffDraft,
  RequestType,
} from '../../conversation/drafts/handoff-draft.js';
import type { Text } from '../../i18n/text.js';

export interface HandoffCompany {
  readonly name: string;
  readonly phone: string;
  readonly offersWhatsApp: boolean;
  readonly offersCalls: boolean;
  readonly offersEmail: boolean;
}

export interface HandoffCardProps {
  readonly handoff: HandoffDraft;
  readonly company: HandoffCompany;
  readonly text: Text;
  readonly takesFocus: boolean;
  onChoose(requestType: RequestType): void;
  onContact(field: ContactField, value: string): void;
  onConfirm(): void;
  onEdit(): void;
  onBack(): void;
  onAsk(method: ContactMethod): void;
  /** `null`: as soon as people can. */
  onSlot(start: string | null, wantsEmail?: boolean): void;
  onReloadSlots(): void;
  onLeave(): void;
}

export function offeredMethods({ company }: Pick<HandoffCardProps, 'company'>): ContactMethod[] {
  return [...(company.offersWhatsApp ? ['whatsapp' as const] : []), ...(company.offersCalls ? ['call' as const] : [])];
}
