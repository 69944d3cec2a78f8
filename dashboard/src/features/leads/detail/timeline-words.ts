import type { LeadTimelineEntry } from '@meg/shared/contract/lead-detail';
import { type CallOutcome, type ContactWay, callOutcomeWords } from '@meg/shared/domain/leads/lead-contact';
import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import { statusWords } from '../../../ui/badges/status-badge.js';
import { formatDate, spelled } from '../../../ui/text/format.js';

const handoffWords: Record<string, string> = {
  whatsapp: 'Asked for a person on WhatsApp',
  call: 'Asked to be called',
  callback: 'Asked for a callback',
};

const wayWords: Record<ContactWay, string> = {
  whatsapp: 'opened WhatsApp',
  phone: 'pressed the number to call',
  email: 'opened a mail',
};

const mailWords: Record<string, string> = {
  quote: 'the quote that they asked for',
  callback: 'the callback that they booked',
  moved: 'the new time of their callback',
  cancellation: 'the callback that they cancelled',
  answer: 'the answer to what they asked',
};

const timeWords = (value: string | null) => (value === null ? '' : formatDate(value, 'dateTime'));

/** What people of the company did with it, after their name. */
function workWords({ kind, detail, before, after }: LeadTimelineEntry): string | undefined {
  switch (kind) {
    case 'changed':
      if (!before) return `noted ${detail.toLowerCase()}: ${after}`;
      return after
        ? `changed ${detail.toLowerCase()} from ${before} to ${after}`
        : `took away ${detail.toLowerCase()}, which was ${before}`;
    case 'outcome':
      return `wrote down: ${detail}`;
    case 'undone':
      return `undid the change to ${statusWords[detail as LeadStatus]}`;
    case 'quoted':
      return `quoted again: ${detail}`;
    case 'called':
      return `called: ${callOutcomeWords[detail as CallOutcome].toLowerCase()}`;
    case 'task-added':
      return `wrote down a task: ${detail}`;
    case 'task-done':
      return `did: ${detail}`;
    case 'task-reopened':
      return `opened again: ${detail}`;
    case 'replied':
      return `wrote a mail: ${detail}`;
    case 'callback-moved':
      return `moved the callback from ${timeWords(before)} to ${timeWords(after)}`;
    case 'callback-cancelled':
      return `${spelled('cancelled')} the callback of ${timeWords(before)}`;
    case 'merged':
      return `merged ${detail} into this lead${after ? `. It also said: ${after}` : ''}`;
    case 'revised':
      return `changed the move in the chat. Before: ${before}. Now: ${after}`;
    case 'tried':
      return wayWords[detail as ContactWay];
    default:
      return undefined;
  }
}

/** What happened, as a sentence without its full stop. */
export function timelineWords(entry: LeadTimelineEntry): string {
  const { kind, detail, who } = entry;
  const by = who === null ? 'The visitor' : who;
  switch (kind) {
    case 'created':
      if (who !== null) return `${who} added the lead by hand`;
      return detail === '' ? 'Left their details in the chat' : `Left their details on ${detail}`;
    case 'status':
      return who === null
        ? `Became ${statusWords[detail as LeadStatus]}`
        : `${by} changed the status to ${statusWords[detail as LeadStatus]}`;
    case 'handoff':
      return handoffWords[detail] ?? 'Asked for a person';
    case 'callback':
      return detail === 'changed' ? 'Changed the time of the callback' : spelled('Cancelled the callback');
    case 'feedback':
      return `Rated the chat ${detail} of 5`;
    case 'note':
      return `${by} wrote a note`;
    case 'assigned':
      if (detail === who) return `${by} took the lead`;
      return detail === '' ? `${by} took the lead from its person` : `${by} gave the lead to ${detail}`;
    case 'assigned-by-rule':
      return `Given to ${detail} by the rule “${entry.after}”`;
    case 'tagged':
      return `${by} added the tag ${detail}`;
    case 'answered':
      return `${by} answered what was asked in the chat: “${detail}”`;
    case 'not-mailed':
      return `Not mailed to the visitor: ${spelled(mailWords[detail] ?? 'a mail')}. Your company was not confirmed within a day, so please write to them yourself`;
    case 'untagged':
      return `${by} took away the tag ${detail}`;
    default:
      return `${by} ${workWords(entry)}`;
  }
}
