import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { rangeWords } from '../../../api/lead-range-words.js';
import { may, useMe } from '../../../api/me.js';
import { Button } from '../../../ui/buttons/button.js';
import { DefinitionList } from '../../../ui/layout/definition-list.js';
import { DateText } from '../../../ui/text/date-text.js';
import { formatMoney, formatRange } from '../../../ui/text/format.js';
import { useQuoteAgain } from '../actions/lead-work.queries.js';
import { rangeSeen } from '../edit/contact-links.js';
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

function QuoteAgain({ lead }: { lead: LeadDetail }) {
  const again = useQuoteAgain(lead);
  return (
    <Button size="compact" isBusy={again.isPending} busyLabel="One moment…" onClick={() => again.mutate()}>
      {rangeWords(lead) === '' ? 'Quote' : 'Quote again'}
    </Button>
  );
}

/** The ranges before, each with its date: nothing that was said to the visitor is forgotten. */
function EarlierQuotes({ lead: { earlierQuotes, quotedAt, quotedBy } }: { lead: LeadDetail }) {
  if (earlierQuotes.length === 0) return null;
  return (
    <ul className="stack-1 soft-small">
      <li>
        The current range is of <DateText value={quotedAt} style="dateTime" />, {quotedBy ?? 'as the visitor saw it'}.
      </li>
      {earlierQuotes.map(({ quote, at, by }) => (
        <li key={at}>
          Before: {formatRange(quote.minPrice, quote.maxPrice, quote.currency)},{' '}
          <DateText value={at} style="dateTime" />, {by ?? 'as the visitor saw it'}.
        </li>
      ))}
    </ul>
  );
}

/** What the range is made of, and whether it is still the one that the visitor saw. */
export function QuoteWorkings({ lead }: { lead: LeadDetail }) {
  const { quote, quoteDiffers } = lead;
  const currentRange = rangeWords(lead);
  const range = quote ? rangeOf(quote) : undefined;
  const shown = { term: 'Range shown to the visitor', value: rangeSeen(lead) || 'None', isTotal: true };
  const current = { term: 'The current range', value: currentRange, isTotal: true };
  const now = { term: 'By your rates of today', value: range ?? '', isTotal: true };
  const rows = [
    ...(quote ? linesOf(quote) : []),
    ...(quoteDiffers && range ? [now] : []),
    ...(lead.quotedBy === null ? [] : [current]),
    shown,
  ];
  return (
    <LeadSection
      title="The quote"
      aside={may(useMe(), 'leads.work') && quoteDiffers && range && <QuoteAgain lead={lead} />}
    >
      <div className={styles.quote}>
        <DefinitionList rows={rows} />
      </div>
      {quoteDiffers && (currentRange !== '' || range === undefined) && (
        <p className="soft-small">
          {range === undefined
            ? (quote?.disclaimer ?? 'By your settings of today, this move gets no range.')
            : 'The two differ: facts of the move, or your rates, have changed since. Quote again to make the new range the current one.'}
        </p>
      )}
      {lead.otherRange !== '' && (
        <p className="soft-small">
          {currentRange === ''
            ? `By the conversation, the visitor was shown ${lead.otherRange}. Your rates do not give that for the move as it is known.`
            : `The lead was sent with the range ${lead.otherRange}, which your rates did not give for this move.`}
        </p>
      )}
      <EarlierQuotes lead={lead} />
      {quote?.warnings.map(({ code, text }) => (
        <p key={code} className="soft-small">
          {text}
        </p>
      ))}
    </LeadSection>
  );
}
