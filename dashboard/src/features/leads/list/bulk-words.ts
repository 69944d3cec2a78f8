import type { BulkAction, bulkOutcomes } from '@meg/shared/contract/lead-bulk';
import { mostTags } from '@meg/shared/domain/leads/lead-tags';
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

function wordsOfOne(kind: BulkAction['kind'], { outcome }: Result) {
  if (outcome === 'done' || outcome === 'same') return { title: 'The lead is as you wanted' };
  const description = outcome === 'refused' ? refusalsOfOne[kind] : gone;
  return { title: 'The lead was not changed', description, tone: 'destructive' as const };
}

/** What came of a change of the chosen leads. */
export function bulkWords(kind: BulkAction['kind'], results: readonly Result[]) {
  const [first, ...others] = results;
  if (first && others.length === 0) return wordsOfOne(kind, first);
  const left = results.filter(({ outcome }) => outcome === 'refused' || outcome === 'not_found').length;
  const done = results.length - left;
  return {
    title: `${formatNumber(done)} ${done === 1 ? 'lead is' : 'leads are'} as you wanted`,
    ...(left > 0 && {
      description: `${formatNumber(left)} could not be changed: ${refusals[kind]}, or they are gone.`,
      tone: 'destructive' as const,
    }),
  };
}
