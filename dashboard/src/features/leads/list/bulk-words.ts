import type { BulkAction, bulkOutcomes } from '@meg/shared/contract/lead-bulk';
import { mostTags } from '@meg/shared/domain/leads/lead-tags';
import { statusWords } from '../../../ui/badges/status-badge.js';
import { formatNumber } from '../../../ui/text/format.js';

interface Result {
  outcome: (typeof bulkOutcomes)[number];
}

/** Why a lead was left as it was, other than that it is gone. */
const refusals: Record<BulkAction['kind'], string> = {
  status: 'their present status does not allow it',
  assign: 'they cannot be given to this person',
  tag: `they have ${mostTags} tags already`,
  untag: 'their tags cannot be changed',
};

const refusalsOfOne: Record<BulkAction['kind'], string> = {
  status: 'Its present status does not allow it.',
  assign: 'It cannot be given to this person.',
  tag: `It has ${mostTags} tags already.`,
  untag: 'Its tags cannot be changed.',
};

const gone = 'It is gone, or somebody else has it now.';

interface BulkNames {
  /** Of the lead, where only one was chosen; undefined where it is not on the page. */
  lead: string | undefined;
  ofPerson: (id: string) => string;
}

/** As in "3 leads: given to Mari". */
function doneWords(action: BulkAction, { ofPerson }: BulkNames): string {
  switch (action.kind) {
    case 'status':
      return `now ${statusWords[action.to]}`;
    case 'assign':
      return action.assigneeId === null ? 'given to nobody' : `given to ${ofPerson(action.assigneeId)}`;
    case 'tag':
      return `tagged “${action.tag}”`;
    case 'untag':
      return `tag “${action.tag}” taken away`;
  }
}

function wordsOfOne(action: BulkAction, { outcome }: Result, names: BulkNames) {
  const who = names.lead ?? 'The lead';
  if (outcome === 'done' || outcome === 'same') return { title: `${who}: ${doneWords(action, names)}` };
  const description = outcome === 'refused' ? refusalsOfOne[action.kind] : gone;
  return { title: `${who} was not changed`, description, tone: 'destructive' as const };
}

/** What came of a change of the chosen leads. */
export function bulkWords(action: BulkAction, results: readonly Result[], names: BulkNames) {
  const [first, ...others] = results;
  if (first && others.length === 0) return wordsOfOne(action, first, names);
  const left = results.filter(({ outcome }) => outcome === 'refused' || outcome === 'not_found').length;
  const done = results.length - left;
  return {
    title: `${formatNumber(done)} ${done === 1 ? 'lead' : 'leads'}: ${doneWords(action, names)}`,
    ...(left > 0 && {
      description: `${formatNumber(left)} could not be changed: ${refusals[action.kind]}, or they are gone.`,
      tone: 'destructive' as const,
    }),
  };
}
