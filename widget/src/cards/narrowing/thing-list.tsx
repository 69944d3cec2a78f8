import type { Thing } from '@meg/shared/contract/things';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import { listOf } from './counted-list.js';
import styles from './detail-card.module.css';
import type { QuestionProps } from './question-props.js';
import { Stepper } from './stepper.js';

export type Counts = Partial<Record<Thing['code'], number>>;

interface ThingListProps extends Pick<QuestionProps, 'onAnswer'> {
  readonly things: readonly Thing[];
  readonly counts: Counts;
  readonly text: Text;
  onCount(counts: Counts): void;
}

const mostOfOne = 500;

/** Every thing with its count, room by room. */
export function ThingList({ things, counts, text, onCount, onAnswer }: ThingListProps) {
  const countOf = ({ code }: Thing) => counts[code] ?? 0;
  const sumOf = (some: readonly Thing[]) => some.reduce((sum, thing) => sum + countOf(thing), 0);
  const rooms = [...new Set(things.map(({ room }) => room))];
  const chosen = things.filter((thing) => countOf(thing) > 0);
  const m3 = chosen.reduce((sum, thing) => sum + countOf(thing) * thing.m3, 0);
  const volume = `${new Intl.NumberFormat(text.language, { maximumFractionDigits: 1 }).format(m3)} m³`;
  const update = () => {
    const items = chosen.map((thing) => ({ code: thing.code, count: countOf(thing) }));
    const named = chosen.map((thing) => ({ name: thing.name, count: countOf(thing) }));
    onAnswer({ about: 'inventory', value: { items, isComplete: true } }, listOf(named, text));
  };
  return (
    <>
      <div>
        {rooms.map((room) => {
          const inRoom = things.filter((thing) => thing.room === room);
          return (
            <details key={room} className={`${cards.disclosure} ${styles.group}`} name="inventory">
              <summary>
                {text.t(`room.${room}`)}
                <span className={styles.sum}>{sumOf(inRoom) || ''}</span>
              </summary>
              {inRoom.map((thing) => (
                <Stepper
                  key={thing.code}
                  name={thing.name}
                  value={countOf(thing)}
                  most={mostOfOne}
                  text={text}
                  onChange={(count) => onCount({ ...counts, [thing.code]: count })}
                />
              ))}
            </details>
          );
        })}
      </div>
      <p role="status" className={`${cards.note} ${cards.centred}`}>
        {text.t('detail.things', { count: sumOf(things), volume })}
      </p>
      <button type="button" className={kit.primary} disabled={chosen.length === 0} onClick={update}>
        {text.t('detail.update')}
      </button>
    </>
  );
}
