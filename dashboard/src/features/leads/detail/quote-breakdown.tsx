import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { DefinitionList } from '../../../ui/layout/definition-list.js';
import { formatMoney, formatRange } from '../../../ui/text/format.js';
import styles from './lead-detail.module.css';
import { LeadSection } from './lead-section.js';

type Quote = NonNullable<LeadDetail['quote']>;

function rangeOf({ minPrice, maxPrice, currency }: Quote): string | undefined {
  return minPrice === null || maxPrice === null ? undefined : formatRange(minPrice, maxPrice, currency);
}

function linesOf({ lines, currency }: Quote) {
  return lines.map(({ text, amount }) => ({
    term: text,
    value: amount === null ? '' : formatMoney(amount, currency),
  }));
}

/** What the range is made of, and whether it is still the one that the visitor saw. */
export function QuoteWorkings({ lead }: { lead: LeadDetail }) {
  const { quote, preliminaryQuote, quoteDiffers } = lead;
  const range = quote ? rangeOf(quote) : undefined;
  const shown = { term: 'Range shown to the visitor', value: preliminaryQuote || 'None', isTotal: true };
  const now = { term: 'By your rates of today', value: range ?? '', isTotal: true };
  const rows = [...(quote ? linesOf(quote) : []), ...(quoteDiffers && range ? [now] : []), shown];
  return (
    <LeadSection title="The quote">
      <div className={styles.quote}>
        <DefinitionList rows={rows} />
      </div>
      {quoteDiffers && (
        <p className="soft-small">
          {range === undefined
            ? (quote?.disclaimer ?? 'By your settings of today, this move gets no range.')
            : 'The two differ: the visitor may have told the chat more about the move than stands here, or your rates have changed since.'}
        </p>
      )}
      {quote?.warnings.map(({ code, text }) => (
        <p key={code} className="soft-small">
          {text}
        </p>
      ))}
    </LeadSection>
  );
}
