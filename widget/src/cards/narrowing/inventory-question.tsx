import { type InventoryCode, inventoryCodes, inventoryItems } from '@meg/shared/domain/quotes/inventory-items';
import { useState } from 'react';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import { listOf } from './counted-list.js';
import styles from './detail-card.module.css';
import type { QuestionProps } from './question-props.js';
import { Stepper } from './stepper.js';

type Counts = Partial<Record<InventoryCode, number>>;
type Group = (typeof inventoryItems)[InventoryCode]['room'];

const mostOfOne = 500;
const groups = [...new Set(inventoryCodes.map((code) => inventoryItems[code].room))];
const codesOf = (group: Group) => inventoryCodes.filter((code) => inventoryItems[code].room === group);
const sumOf = (codes: readonly InventoryCode[], counts: Counts) =>
  codes.reduce((sum, code) => sum + (counts[code] ?? 0), 0);

export function InventoryQuestion({ text, onAnswer }: QuestionProps) {
  const [counts, setCounts] = useState<Counts>({});
  const chosen = inventoryCodes.filter((code) => (counts[code] ?? 0) > 0);
  const m3 = chosen.reduce((sum, code) => sum + (counts[code] ?? 0) * inventoryItems[code].m3, 0);
  const volume = `${new Intl.NumberFormat(text.language, { maximumFractionDigits: 1 }).format(m3)} m³`;
  const update = () => {
    const items = chosen.map((code) => ({ code, count: counts[code] ?? 0 }));
    const named = items.map(({ code, count }) => ({ name: text.t(`inventory.${code}`), count }));
    onAnswer({ about: 'inventory', value: { items, isComplete: true } }, listOf(named, text));
  };
  return (
    <>
      <div>
        {groups.map((group) => (
          <details key={group} className={`${cards.disclosure} ${styles.group}`} name="inventory">
            <summary>
              {text.t(`room.${group}`)}
              <span className={styles.sum}>{sumOf(codesOf(group), counts) || ''}</span>
            </summary>
            {codesOf(group).map((code) => (
              <Stepper
                key={code}
                name={text.t(`inventory.${code}`)}
                value={counts[code] ?? 0}
                most={mostOfOne}
                text={text}
                onChange={(count) => setCounts({ ...counts, [code]: count })}
              />
            ))}
          </details>
        ))}
      </div>
      <p role="status" className={`${cards.note} ${cards.centred}`}>
        {text.t('detail.things', { count: sumOf(inventoryCodes, counts), volume })}
      </p>
      <button type="button" className={kit.primary} disabled={chosen.length === 0} onClick={update}>
        {text.t('detail.update')}
      </button>
    </>
  );
}
