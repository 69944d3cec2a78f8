import { type ReactNode, useId } from 'react';
import { FieldGroup } from '../fields/field.js';
import { classNames } from '../theme/class-names.js';
import styles from './radio-cards.module.css';

interface CardOption {
  value: string;
  title: string;
  detail?: ReactNode | undefined;
  /** At the end of the title's line, such as a price. */
  aside?: ReactNode | undefined;
}

interface Cards {
  name: string;
  legend: string;
  hideLegend?: boolean | undefined;
  options: readonly CardOption[];
  columns?: 1 | 2 | 3 | undefined;
  error?: string | undefined;
}

export function RadioCards({
  value,
  onChange,
  ...cards
}: Cards & { value?: string; onChange: (value: string) => void }) {
  return <CardGroup {...cards} type="radio" isChecked={(option) => option === value} onChange={onChange} />;
}

interface CheckCardsProps extends Cards {
  values: readonly string[];
  onChange: (values: string[]) => void;
}

export function CheckCards({ values, onChange, ...cards }: CheckCardsProps) {
  function toggle(option: string) {
    onChange(values.includes(option) ? values.filter((value) => value !== option) : [...values, option]);
  }
  return <CardGroup {...cards} type="checkbox" isChecked={(option) => values.includes(option)} onChange={toggle} />;
}

interface CardGroupProps extends Cards {
  type: 'radio' | 'checkbox';
  isChecked: (value: string) => boolean;
  onChange: (value: string) => void;
}

function CardGroup({ legend, hideLegend = false, error, options, columns = 1, ...card }: CardGroupProps) {
  return (
    <FieldGroup legend={legend} isLegendHidden={hideLegend} error={error}>
      <div className={classNames('stack-3', styles[`columns${columns}`])}>
        {options.map((option) => (
          <OptionCard key={option.value} option={option} {...card} />
        ))}
      </div>
    </FieldGroup>
  );
}

interface OptionCardProps extends Pick<CardGroupProps, 'name' | 'type' | 'isChecked' | 'onChange'> {
  option: CardOption;
}

function OptionCard({ option: { value, title, detail, aside }, name, type, isChecked, onChange }: OptionCardProps) {
  const id = useId();
  return (
    <label className={styles.card}>
      <input
        type={type}
        className={styles.input}
        name={name}
        value={value}
        checked={isChecked(value)}
        aria-labelledby={`${id}-title`}
        aria-describedby={detail || aside ? `${id}-aside ${id}-detail` : undefined}
        onChange={() => onChange(value)}
      />
      <span className={styles.head}>
        <span id={`${id}-title`} className="strong">
          {title}
        </span>
        {aside && (
          <span id={`${id}-aside`} className="tabular">
            {aside}
          </span>
        )}
      </span>
      {detail && (
        <span id={`${id}-detail`} className={styles.detail}>
          {detail}
        </span>
      )}
    </label>
  );
}
