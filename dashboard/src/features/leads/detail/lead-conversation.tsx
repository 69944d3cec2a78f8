import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import styles from './lead-drawer.module.css';
import { LeadSection } from './lead-section.js';
import { readTranscript } from './read-transcript.js';

export function LeadConversation({ lead }: { lead: LeadDetail }) {
  const lines = readTranscript(lead.chatHistory);
  return (
    <LeadSection title="The conversation">
      {lines.length === 0 ? (
        <p className={styles.soft}>Nothing of it was stored.</p>
      ) : (
        <ol className={styles.chat} lang={lead.language} dir="auto">
          {lines.map(({ speaker, words, isVisitor }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said does not change, and may be said twice
            <li key={place} data-visitor={isVisitor || undefined}>
              <span className={styles.speaker}>{speaker}</span>
              <span dir="auto">{words}</span>
            </li>
          ))}
        </ol>
      )}
    </LeadSection>
  );
}
