import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { rangeWords } from '../../../api/lead-range-words.js';
import { DateText } from '../../../ui/text/date-text.js';
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

type Chat = Pick<LeadDetail, 'conversation' | 'chatHistory' | 'language'>;

/** The stored conversation, or the lines of the plain text that a caller of the API sent instead. */
function linesOf({ conversation, chatHistory }: Chat): ShownLine[] {
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

export const hasConversation = (lead: LeadDetail): boolean => lead.mergedLeads.length > 0 || linesOf(lead).length > 0;

/** That of the lead, and those of the leads that were merged into it, in the order in which the leads came. */
export function LeadConversation({ lead }: { lead: LeadDetail }) {
  if (lead.mergedLeads.length === 0)
    return (
      <LeadSection title="The conversation">
        <ChatLines chat={lead} label="What was said" />
      </LeadSection>
    );
  const chats = [lead, ...lead.mergedLeads].toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  return (
    <LeadSection title="The conversations">
      {chats.map((chat) => (
        <div key={chat.id} className="stack-2">
          <p className="small strong">
            {chat.reference}, <DateText value={chat.createdAt} style="dateTime" />
          </p>
          {chat !== lead && <MergedSaid chat={chat} />}
          <ChatLines chat={chat} label={`What was said in ${chat.reference}`} />
        </div>
      ))}
    </LeadSection>
  );
}

/** What that lead was left with, where the kept one may say something else. */
function MergedSaid({ chat }: { chat: Pick<LeadDetail, 'name' | 'email' | 'phone' | 'preliminaryQuote' | 'range'> }) {
  const said = [chat.name, chat.email, chat.phone, rangeWords(chat)].filter(Boolean);
  return <p className="soft-small">{said.join(' · ')}</p>;
}

function ChatLines({ chat, label }: { chat: Chat; label: string }) {
  const lines = linesOf(chat);
  if (lines.length === 0) return <p className="soft-small">Nothing of it was stored.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard as well
    <section className={styles.conversation} aria-label={label} tabIndex={0}>
      <ol className={`stack-3 small ${styles.chat}`} lang={chat.language} dir="auto">
        {lines.map(({ speaker, text, isVisitor, at }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said does not change, and may be said twice
          <li key={place} data-visitor={isVisitor || undefined} title={at && formatDate(at, 'dateTime')}>
            <span className="soft-line">{speaker}</span>
            <span dir="auto">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
