import type { InputOf } from '@meg/shared/contract/endpoint';
import type { giveFeedback } from '@meg/shared/contract/feedback';
import type { requestHandoff } from '@meg/shared/contract/handoffs';
import { cleanText } from '../../conversation/drafts/lead-form.js';
import type { Effect } from '../../conversation/effect.js';
import type { Text } from '../../i18n/text.js';
import type { LeadOrigin } from './lead-body.js';
import { transcript } from './transcript.js';

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>;

interface HandoffOrigin extends LeadOrigin {
  readonly timezone: string | undefined;
}

export function handoffBody(
  { handoff, name, leadId, messages }: Of<'sendHandoff'>,
  origin: HandoffOrigin,
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
    ...origin,
    ...what,
    leadId: leadId ?? undefined,
    name: cleanText(name) || undefined,
    consentText: text.t('consent.line'),
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
