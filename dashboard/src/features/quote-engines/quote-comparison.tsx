import type { Quote } from '@meg/shared/contract/quotes';
import { HeaderCell, Table, TableCell, TableRow } from '../../ui/table/table.js';
import { formatMoney, formatRange } from '../../ui/text/format.js';
import { type LinePair, pairLines } from './pair-lines.js';
import styles from './quote-engines.module.css';

interface QuotesBesideProps {
  before: Quote;
  after: Quote;
}

export function QuotesBeside({ before, after }: QuotesBesideProps) {
  if (after.minPrice === null || after.maxPrice === null || before.minPrice === null || before.maxPrice === null) {
    return (
      <p className="soft-small">
        {after.warning ?? 'There is no price for this move: local moves from there are switched off.'}
      </p>
    );
  }
  const { currency } = after;
  return (
    <div className="stack-4">
      <dl className={styles.ranges}>
        <div>
          <dt className="soft-small">Saved</dt>
          <dd>{formatRange(before.minPrice, before.maxPrice, currency)}</dd>
        </div>
        <div>
          <dt className="soft-small">In the form</dt>
          <dd aria-live="polite">{formatRange(after.minPrice, after.maxPrice, currency)}</dd>
        </div>
      </dl>
      <Lines pairs={pairLines(before.lines, after.lines)} currency={currency} />
    </div>
  );
}

function Lines({ pairs, currency }: { pairs: readonly LinePair[]; currency: string }) {
  const sum = (side: 'before' | 'after') => pairs.reduce((total, pair) => total + (pair[side] ?? 0), 0);
  const isPriced = ({ before, after }: LinePair) => before !== null || after !== null;
  const total = { key: 'total', text: 'Price', before: sum('before'), after: sum('after') };
  return (
    <>
      <Table label="Lines of the quote" density="compact">
        <thead>
          <tr>
            <HeaderCell>Line</HeaderCell>
            <HeaderCell isNumeric>Saved</HeaderCell>
            <HeaderCell isNumeric>Form</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {pairs.filter(isPriced).map((pair) => (
            <Line key={pair.key} pair={pair} currency={currency} />
          ))}
          <Line pair={total} currency={currency} isTotal />
        </tbody>
      </Table>
      <ul className="stack-2 indented soft-small">
        {pairs
          .filter((pair) => !isPriced(pair))
          .map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
      </ul>
    </>
  );
}

interface LineProps {
  pair: LinePair;
  currency: string;
  isTotal?: boolean;
}

function Line({ pair: { text, before, after }, currency, isTotal = false }: LineProps) {
  return (
    <TableRow className={isTotal ? 'strong' : undefined}>
      <TableCell>{text}</TableCell>
      <TableCell isNumeric>{before === null ? '–' : formatMoney(before, currency)}</TableCell>
      <TableCell isNumeric>
        {after === null ? '–' : formatMoney(after, currency)}
        <Difference change={(after ?? 0) - (before ?? 0)} currency={currency} />
      </TableCell>
    </TableRow>
  );
}

function Difference({ change, currency }: { change: number; currency: string }) {
  if (change === 0) return null;
  return (
    <span className={styles.difference}>
      {change > 0 ? '+' : '−'}
      {formatMoney(Math.abs(change), currency)}
    </span>
  );
}
