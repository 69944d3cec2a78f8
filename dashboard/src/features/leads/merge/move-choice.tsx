import type { LeadComparison } from '@meg/shared/contract/lead-merges';
import { RadioCards } from '../../../ui/choices/radio-cards.js';
import { routeOf } from '../lead-words.js';
import { moveFactsOf, type Side } from './merge-choice.js';

interface MoveChoiceProps {
  comparison: LeadComparison;
  /** The older one first. */
  sides: readonly Side[];
  taken: Side;
  onTake: (side: Side) => void;
}

/** The two name two moves, and one lead has one: it is chosen whole, with its facts and its price. */
export function MoveChoice({ comparison, sides, taken, onTake }: MoveChoiceProps) {
  return (
    <div className="stack-2">
      <RadioCards
        name="merge-move"
        legend="These are two moves. Which move stays?"
        columns={2}
        value={taken}
        onChange={(side) => onTake(side as Side)}
        options={sides.map((side) => ({
          value: side,
          title: routeOf(comparison[side]),
          aside: comparison[side].reference,
          detail: moveFactsOf(comparison, side).join(', '),
        }))}
      />
      <p className="soft-small">
        What the other one says of its move is kept in the timeline. To work on both moves, close this and keep both
        leads.
      </p>
    </div>
  );
}
