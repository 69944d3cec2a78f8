import type { InputOf } from '@meg/shared/contract/endpoint';
import type { giveFeedback } from '@meg/shared/contract/feedback';
import type { requestHandoff } from '@meg/shared/contract/handoffs';
import { cleanText } from '../../conversation/drafts/lead-form.js';
import type { Effect } from '../../conversation/effect.js';
import type { Text } from '../../i18n/text.js';
import { transcript } from './transcript.js';

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>;

interface HandoffOrigin {
  readonly companyId: string;
  readonly timezone: string | undefined;
}

export function handoffBody(
  { handoff, name, leadId, messages }: Of<'sendHandoff'>,
  { companyId, timezone }: HandoffOrigin,
  text: Text,
): InputOf<typeof requestHandoff>['body'] {
  const { asked, contact } = handoff;
  const what =
    asked && 'method' in asked
      ? ({ requestType: 'immediate', contactMethod: asked.method } as const)
      : ({
          requestType: 'scheduled',
          ...(asked?.slot && { slot: asked.slot, wantsEmail: asked.wantsEmail }),
        } as const);
  return {
    companyId,
    ...what,
    leadId: leadId ?? undefined,
    name: cleanText(name) || undefined,
    timezone,
    conversation: transcript(messages, text),
    contactInfo: { email: cleanText(contact.email), phone: cleanText(contact.phone) },
    language: text.language,
  };
}

/** Empty and unknown values are left out, as JSON has no undefined. */
export function feedbackBody(
  { feedback, email, leadId, length, sessionId }: Omit<Of<'sendFeedback'>, 'type' | 'key'>,
  companyId: string,
): InputOf<typeof giveFeedback>['body'] {
  return {
    companyId,
    rating: feedback.rating ?? 3,
    comment: cleanText(feedback.comment) || undefined,
    leadId: leadId ?? undefined,
    userEmail: cleanText(email) || undefined,
    sessionId,
    conversationLength: length,
  };
}
