import { useState } from 'react';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import styles from './detail-card.module.css';
import type { QuestionProps } from './question-props.js';
import { Stepper } from './stepper.js';

interface EndAccess {
  readonly floor: number;
  readonly lift: boolean;
  readonly carryM: number;
}

const onTheStreet: EndAccess = { floor: 0, lift: false, carryM: 0 };
const carriesM = [0, 30, 60, 100];
const lowestFloor = -5;
const highestFloor = 150;

export function AccessQuestion({ text, onAnswer }: QuestionProps) {
  const [origin, setOrigin] = useState(onTheStreet);
  const [destination, setDestination] = useState(onTheStreet);
  const update = () => {
    const said = [
      `${text.t('detail.from')}: ${wordsOf(origin, text)}`,
      `${text.t('detail.to')}: ${wordsOf(destination, text)}`,
    ];
    onAnswer({ about: 'access', value: { origin, destination } }, said.join('\n'));
  };
  return (
    <>
      <End title={text.t('detail.from')} value={origin} text={text} onChange={setOrigin} />
      <End title={text.t('detail.to')} value={destination} text={text} onChange={setDestination} />
      <button type="button" className={kit.primary} onClick={update}>
        {text.t('detail.update')}
      </button>
    </>
  );
}

interface EndProps {
  readonly title: string;
  readonly value: EndAccess;
  readonly text: Text;
  onChange(value: EndAccess): void;
}

function End({ title, value, text, onChange }: EndProps) {
  return (
    <fieldset className={styles.end}>
      <legend>{title}</legend>
      <Stepper
        name={text.t('detail.floor')}
        value={value.floor}
        least={lowestFloor}
        most={highestFloor}
        words={value.floor === 0 ? text.t('detail.ground') : undefined}
        text={text}
        onChange={(floor) => onChange({ ...value, floor })}
      />
      <label className={styles.row}>
        <span>{text.t('detail.lift')}</span>
        <input
          type="checkbox"
          checked={value.lift}
          onChange={(event) => onChange({ ...value, lift: event.currentTarget.checked })}
        />
      </label>
      <label className={styles.row}>
        <span>{text.t('detail.carry')}</span>
        <select
          value={value.carryM}
          onChange={(event) => onChange({ ...value, carryM: Number(event.currentTarget.value) })}
        >
          {carriesM.map((metres) => (
            <option key={metres} value={metres}>
              {carryWords(metres, text)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

function carryWords(metres: number, text: Text): string {
  if (metres === 0) return text.t('detail.near');
  const format = new Intl.NumberFormat(text.language, { style: 'unit', unit: 'meter' });
  return text.t('detail.metres', { distance: format.format(metres) });
}

function wordsOf({ floor, lift, carryM }: EndAccess, text: Text): string {
  const floorWords = floor === 0 ? text.t('detail.ground') : `${text.t('detail.floor')} ${floor}`;
  const liftWords = floor === 0 ? '' : text.t(lift ? 'detail.lift' : 'detail.noLift');
  return [floorWords, liftWords, carryM === 0 ? '' : carryWords(carryM, text)].filter((words) => words).join(', ');
}
