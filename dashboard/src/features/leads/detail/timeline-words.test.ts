import { type LeadTimelineEntry, leadEditKinds } from '@meg/shared/contract/lead-detail';
import { callOutcomes, contactWays } from '@meg/shared/domain/leads/lead-contact';
import { leadStatuses } from '@meg/shared/domain/leads/lead-status';
import { describe, expect, it } from 'vitest';
import { timelineWords } from './timeline-words.js';

type Kind = LeadTimelineEntry['kind'];

/** Every value that the server writes as the detail of a kind. Where it is a text that people wrote, one of these. */
const details: Readonly<Record<Kind, readonly string[]>> = {
  created: ['', 'https://acme.example/quote'],
  status: leadStatuses,
  handoff: ['whatsapp', 'call', 'callback'],
  callback: ['changed', 'cancelled'],
  feedback: ['5'],
  note: [''],
  assigned: ['', 'Ben Ong'],
  'assigned-by-rule': ['Ben Ong'],
  tagged: ['VIP'],
  untagged: ['VIP'],
  answered: ['Do you pack?'],
  changed: ['Home'],
  outcome: ['Booked for $4,200'],
  undone: leadStatuses,
  quoted: ['$4,850 – $6,350'],
  called: callOutcomes,
  tried: contactWays,
  'task-added': ['Call back'],
  'task-done': ['Call back'],
  'task-reopened': ['Call back'],
  replied: ['Your move'],
  'callback-moved': [''],
  'callback-cancelled': [''],
  'not-mailed': ['quote', 'callback', 'moved', 'cancellation', 'answer'],
  merged: ['M-7K3F9QXY'],
  revised: [''],
};

const times: readonly Kind[] = ['callback-moved', 'callback-cancelled'];

function entriesOf(kind: Kind): LeadTimelineEntry[] {
  const [before, after] = times.includes(kind) ? ['2026-11-24T10:00:00.000Z', '2026-11-25T10:00:00.000Z'] : ['1', '2'];
  return details[kind].flatMap((detail) =>
    [null, 'Olivia Tan'].map((who) => ({ id: '1', kind, at: '2026-11-23T10:00:00.000Z', who, detail, before, after })),
  );
}

/** As code writes values: with an underscore, a hyphen between small words, as JSON, as a time, or not at all. */
const rawCode = /\w_\w|human-handoff|no-answer|left-message|[{}[\]]|\dT\d|undefined|null/;

describe('what happened to a lead', () => {
  it.each(['created', 'status', 'handoff', 'callback', 'feedback', 'note', ...leadEditKinds] as const)(
    'is in words: %s',
    (kind) => {
      for (const entry of entriesOf(kind)) {
        const words = timelineWords(entry);
        expect(words).not.toMatch(rawCode);
        expect(words).toMatch(/^[\p{Lu}]/u);
        if (kind === 'not-mailed') expect(words).not.toContain(': a mail.');
      }
    },
  );
});
