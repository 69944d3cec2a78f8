import { factInWords } from '@meg/shared/contract/lead-facts';
import type { Move, MoveFact } from '@meg/shared/contract/move';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import { minuteMs } from '../../../time/time-units.js';
import type { LeadRow } from '../leads.table.js';
import { moveOfLead } from './lead-move.service.js';
import { rangeForCompany } from './lead-said.service.js';
import {
  type Change,
  changeVisitorEdit,
  findVisitorEdit,
  insertVisitorEdit,
  keepQuotes,
} from './visitor-change.store.js';

/** Within this time, answers to the chat's further questions count as one change, of which people are notified once. */
const visitorChangeMs = 2 * minuteMs;

/** What decides how a move is worked on and priced. The rest adds to a move and does not turn it into another. */
const weightyFacts = ['moveType', 'propertySize', 'moveDate', 'moveMonth'] as const satisfies readonly MoveFact[];

type ChangedLead = Pick<LeadRow, 'createdAt' | 'preliminaryQuote'> & { move: Move };

const routeOf = ({ move: { originCity, destinationCity } }: ChangedLead): string =>
  [originCity, destinationCity].filter(Boolean).join(' → ');

function wordsOf({ move, createdAt }: ChangedLead, fact: MoveFact): string {
  return factInWords(fact, { move, saidAtMs: createdAt }) ?? '';
}

/** What the visitor had said and has now said otherwise, in words. Undefined where they only said more. */
export function visitorChange(before: ChangedLead, after: ChangedLead): Change | undefined {
  const pairs: readonly (readonly [string, string])[] = [
    [routeOf(before), routeOf(after)],
    ...weightyFacts.map((fact) => [wordsOf(before, fact), wordsOf(after, fact)] as const),
    [before.preliminaryQuote, after.preliminaryQuote],
  ];
  const changed = pairs.filter(([was, is]) => was !== is && was !== '' && is !== '');
  if (changed.length === 0) return undefined;
  return { before: changed.map(([was]) => was), after: changed.map(([, is]) => is) };
}

/** Two changes of one moment as one: what the first became and the second changed again is left out. */
function grown(first: Change, next: Change): Change {
  const again = next.before.filter((was) => first.after.includes(was));
  return {
    before: [...first.before, ...next.before.filter((was) => !again.includes(was))],
    after: [...first.after.filter((is) => !again.includes(is)), ...next.after],
  };
}

const changedOf = (lead: LeadRow, country: string): ChangedLead => ({
  createdAt: lead.createdAt,
  preliminaryQuote: rangeForCompany(lead, country),
  move: moveOfLead(lead),
});

/**
 * Writes it into the timeline, with amounts as a company of that country writes them, keeps both ranges, and gives the
 * id of the entry where people are to be notified of it: not where one of a moment ago has become longer, nor of what
 * looks like a bot's.
 */
export async function recordVisitorChange(
  db: Db,
  { now, newId }: Pick<Ground, 'now' | 'newId'>,
  { lead, change, country }: { lead: LeadRow; change: Partial<LeadRow>; country: string },
): Promise<string | undefined> {
  const after: LeadRow = { ...lead, ...change };
  const said = visitorChange(changedOf(lead, country), changedOf(after, country));
  if (!said || lead.botSign !== null) return undefined;
  const { companyId, id: leadId } = lead;
  const recent = await findVisitorEdit(db, { companyId, leadId, sinceMs: now() - visitorChangeMs });
  const edit = { id: recent?.id ?? newId(), companyId, leadId, createdAt: recent?.createdAt ?? now() };
  if (recent) await changeVisitorEdit(db, edit, grown(recent, said));
  else await insertVisitorEdit(db, edit, said);
  if (lead.quote !== after.quote && lead.quote !== null && after.quote !== null) {
    await keepQuotes(db, { edit, isNew: !recent, newId: newId(), lead, quote: after.quote });
  }
  return recent ? undefined : edit.id;
}
