import { formatDuration, formatNumber, formatPercent } from '../../ui/text/format.js';

interface Change {
  text: string;
  tone: 'good' | 'bad' | 'even';
}

const even: Change = { text: 'as before', tone: 'even' };

const signed = (amount: number, text: string) => `${amount > 0 ? '+' : '−'}${text}`;

/** Compared with as many days before: in percent, or as a count where there was nothing before. */
export function countChange({ value, before }: { value: number; before: number }, format = formatNumber): Change {
  const more = value - before;
  if (more === 0) return even;
  const size = before === 0 ? format(Math.abs(more)) : formatPercent(Math.abs(more) / before);
  return { text: signed(more, size), tone: more > 0 ? 'good' : 'bad' };
}

/** The change of a percentage, in points: a percentage of a percentage is easily misread. */
export function pointChange(percent: number | null, before: number | null): Change | undefined {
  if (percent === null || before === null) return undefined;
  const more = percent - before;
  if (more === 0) return even;
  return {
    text: signed(more, `${Math.abs(more)} ${Math.abs(more) === 1 ? 'point' : 'points'}`),
    tone: more > 0 ? 'good' : 'bad',
  };
}

/** A higher price is neither good nor bad. */
export function amountChange(value: number | null, before: number | null): Change | undefined {
  if (value === null || before === null || before === 0) return undefined;
  const more = value - before;
  return more === 0 ? even : { text: signed(more, formatPercent(Math.abs(more) / before)), tone: 'even' };
}

/** The shorter the better. */
export function waitChange(valueMs: number | null, beforeMs: number | null): Change | undefined {
  if (valueMs === null || beforeMs === null) return undefined;
  const more = valueMs - beforeMs;
  if (Math.abs(more) < 60_000) return even;
  return { text: signed(more, formatDuration(Math.abs(more))), tone: more > 0 ? 'bad' : 'good' };
}
