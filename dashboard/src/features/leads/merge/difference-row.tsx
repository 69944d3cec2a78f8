import type { LeadComparison } from '@meg/shared/contract/lead-merges';
import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import { statusWords } from '../../../ui/badges/status-badge.js';
import styles from './merge.module.css';
import type { Side } from './merge-choice.js';

type Difference = LeadComparison['differences'][number];

interface DifferenceRowProps {
  difference: Difference;
  /** The older one first. */
  sides: readonly Side[];
  names: Readonly<Record<Side, string>>;
  taken: Side;
  onTake: (side: Side) => void;
}

function wordsOf({ fact, ...said }: Difference, side: Side): string {
  const words = said[side];
  return fact === 'status' ? (statusWords[words as LeadStatus] ?? words) : words;
}

/** One fact that the two leads say differently, and which of them is right. */
export function DifferenceRow({ difference, sides, names, taken, onTake }: DifferenceRowProps) {
  const { fact, label } = difference;
  return (
    <fieldset className={styles.difference}>
      <legend className="small strong">{label}</legend>
      <div className={styles.sides}>
        {sides.map((side) => (
          <label key={side} className={styles.side}>
            <input
              type="radio"
              name={`merge-${fact}`}
              checked={taken === side}
              onChange={() => onTake(side)}
              aria-label={`${wordsOf(difference, side) || 'Not said'}, ${names[side]}`}
            />
            <span dir="auto">{wordsOf(difference, side) || <span className="soft">Not said</span>}</span>
            <span className={styles.whose}>{names[side]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
