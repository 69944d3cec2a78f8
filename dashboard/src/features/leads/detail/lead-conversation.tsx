import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { formatDate } from '../../../ui/text/format.js';
import styles from './lead-detail.module.css';
import { LeadSection } from './lead-section.js';

const speakerNames = { assistant: 'Meg', visitor: 'Visitor' } as const;

interface ShownLine {
  speaker: string;
  text: string;
  isVisitor: boolean;
  at?: string | undefined;
}

/** The stored conversation, or the lines of the plain text that a caller of the API sent instead. */
function linesOf({ conversation, chatHistory }: LeadDetail): ShownLine[] {
  if (conversation.length > 0) {
    return conversation.map(({ speaker, text, at }) => ({
      speaker: speakerNames[speaker],
      text,
      isVisitor: speaker === 'visitor',
      at,
    }));
  }
  const lines = chatHistory.split('\n').filter((line) => line.trim() !== '');
  return lines.map((text) => ({ speaker: '', text, isVisitor: false }));
}

export function LeadConversation({ lead }: { lead: LeadDetail }) {
  const lines = linesOf(lead);
  return (
    <LeadSection title="The conversation">
      {lines.length === 0 ? (
        <p className="soft-small">Nothing of it was stored.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard as well
        <section className={styles.conversation} aria-label="What was said" tabIndex={0}>
          <ol className={`stack-3 small ${styles.chat}`} lang={lead.language} dir="auto">
            {lines.map(({ speaker, text, isVisitor, at }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was said does not change, and may be said twice
              <li key={place} data-visitor={isVisitor || undefined} title={at && formatDate(at, 'dateTime')}>
                <span className="soft-line">{speaker}</span>
                <span dir="auto">{text}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </LeadSection>
  );
}
