import type { LeadDetail, LeadTimelineEntry } from '@meg/shared/contract/lead-detail';
import { factInWords, leadFacts } from '@meg/shared/contract/lead-facts';
import type { Move, MoveFact } from '@meg/shared/contract/move';
import { companyForms } from '../../../ui/text/format.js';
import { conflictWords } from '../conflict-words.js';
import { type FactsValues, factsOf, factsValues } from './facts-form.js';

type EditedLead = Pick<LeadDetail, 'name' | 'email' | 'phone' | 'move' | 'timeline'>;

/** One fact that somebody else has changed since the form was opened. */
export interface OverlappingChange {
  label: string;
  now: string;
  /** What was typed here, where that differs from both what was there and what is there now. */
  typed?: string;
}

export interface FactsConflict {
  /** Who changed the facts, and what else was done with the lead. */
  who: string;
  news: string;
  changes: readonly OverlappingChange[];
  /** The form again: what was typed here, and in every other field what is there now. */
  merged: FactsValues;
}

const contactLabels = { name: 'Name', phone: 'Phone', email: 'Email' } as const;
const nothing = 'empty';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function labelled(values: FactsValues): { label: string; words: string }[] {
  const contact = Object.entries(contactLabels).map(([name, label]) => ({
    label,
    words: values[name as keyof typeof contactLabels],
  }));
  const facts = Object.entries(factsOf(values)).filter(([, value]) => value !== null);
  const known = { move: Object.fromEntries(facts) as Partial<Move>, saidAtMs: Date.now(), written: companyForms() };
  const move = Object.keys(factsOf(values)).map((fact) => ({
    label: leadFacts[fact as MoveFact].label,
    words: factInWords(fact as MoveFact, known) ?? '',
  }));
  return [...contact, ...move];
}

function changesOf(before: FactsValues, now: FactsValues, typed: FactsValues): OverlappingChange[] {
  const [first, mine] = [labelled(before), labelled(typed)];
  return labelled(now).flatMap(({ label, words }, place): OverlappingChange[] => {
    const [was, own] = [first[place]?.words, mine[place]?.words];
    if (words === was) return [];
    const isOwn = own !== undefined && own !== was && own !== words;
    return [{ label, now: words || nothing, ...(isOwn && { typed: own || nothing }) }];
  });
}

function mergedValues(before: FactsValues, now: FactsValues, typed: FactsValues): FactsValues {
  const own = Object.entries(typed).filter(([name, value]) => !isSame(value, before[name as keyof FactsValues]));
  return { ...now, ...Object.fromEntries(own) };
}

function namesOf(entries: readonly LeadTimelineEntry[]): string {
  return [...new Set(entries.map(({ who }) => who ?? 'The visitor'))].join(' and ');
}

/** What somebody else did between opening the form and saving it. `typed` is what the form holds. */
export function factsConflict(opened: EditedLead, lead: EditedLead, typed: FactsValues): FactsConflict {
  const [before, now] = [factsValues(opened), factsValues(lead)];
  const changes = changesOf(before, now, typed);
  const known = new Set(opened.timeline.map(({ id }) => id));
  const fresh = lead.timeline.filter(({ id }) => !known.has(id));
  const edits = fresh.filter(({ kind }) => kind === 'changed');
  const others = fresh.filter(({ kind }) => kind !== 'changed');
  const tellsOthers = others.length > 0 || changes.length === 0;
  return {
    who: namesOf(edits) || 'Somebody else',
    news: tellsOthers ? conflictWords([], others.length > 0 ? others : lead.timeline.slice(-1)) : '',
    changes,
    merged: mergedValues(before, now, typed),
  };
}
