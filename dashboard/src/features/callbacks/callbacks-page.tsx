import type { Callback, CallbackAgenda } from '@meg/shared/contract/callbacks';
import { addDays } from '@meg/shared/domain/time/zoned-time';
import { ChevronLeft, ChevronRight, PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { QueryFault } from '../../api/query-fault.js';
import { useMediaQuery } from '../../ui/browser/use-media-query.js';
import { Button } from '../../ui/buttons/button.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { FilterChips } from '../../ui/choices/filter-chips.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Page } from '../../ui/layout/page.js';
import { CallbackCard } from './callback-card.js';
import { type CallbackAct, CallbackDialog } from './callback-dialogs.js';
import { CallbackWeek } from './callback-week.js';
import { dayWords } from './callback-words.js';
import styles from './callbacks.module.css';
import { useCallbacks, useColleagues } from './callbacks.queries.js';

const spans = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];
const owners = [
  { value: 'all', label: 'All' },
  { value: 'mine', label: 'Mine' },
];

/** For seven columns next to the navigation. */
const roomForWeek = '(width >= 80rem)';

/** Whom to call back, and when: overdue ones first, then the days. */
export default function CallbacksPage() {
  const [search, setSearch] = useSearchParams();
  const days = search.get('span') === 'day' ? 1 : 7;
  const from = search.get('from') ?? undefined;
  const whose = search.get('whose') === 'mine' ? 'mine' : 'all';
  const query = useCallbacks({ from, days, whose });
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const step = (by: number) => query.data && set('from', addDays(query.data.from, by * days));
  return (
    <Page
      title="Callbacks"
      description={
        query.data && `Times are those of your company (${query.data.timezone}), and the visitor’s where they differ.`
      }
      width="full"
    >
      <div className="wrap-3">
        <FilterChips
          label="How many days"
          value={days === 1 ? 'day' : 'week'}
          options={spans}
          onChange={(span) => set('span', span)}
        />
        <FilterChips label="Whose callbacks" value={whose} options={owners} onChange={(value) => set('whose', value)} />
        <div className="row-2">
          <IconButton
            label={days === 1 ? 'The day before' : 'The week before'}
            icon={ChevronLeft}
            onClick={() => step(-1)}
          />
          <Button size="compact" onClick={() => set('from', '')}>
            Today
          </Button>
          <IconButton
            label={days === 1 ? 'The next day' : 'The next week'}
            icon={ChevronRight}
            onClick={() => step(1)}
          />
        </div>
      </div>
      {query.data ? (
        <Agenda agenda={query.data} days={days} />
      ) : query.isError ? (
        <QueryFault query={query} title="The callbacks could not be read" />
      ) : (
        <Skeleton height="12rem" />
      )}
    </Page>
  );
}

function daysWords(dates: readonly string[], today: string): string {
  const [first = today, last = first] = [dates[0], dates.at(-1)];
  if (first === last) return `on ${dayWords(first, '')}`;
  return `from ${dayWords(first, '')} to ${dayWords(last, '')}`;
}

function Agenda({ agenda, days }: { agenda: CallbackAgenda; days: number }) {
  const { timezone, now, from, overdue, callbacks } = agenda;
  const choices = useColleagues().data;
  const [act, setAct] = useState<CallbackAct>();
  const isLate = new Set(overdue.map(({ id }) => id));
  const listed = callbacks.filter(({ id }) => !isLate.has(id));
  const dates = Array.from({ length: days }, (_, day) => addDays(from, day));
  const hasRoom = useMediaQuery(roomForWeek);
  const cardOf = (callback: Callback, { showsDay = false, close }: { showsDay?: boolean; close?: () => void } = {}) => (
    <CallbackCard
      key={callback.id}
      callback={callback}
      timezone={timezone}
      people={choices?.people ?? []}
      country={choices?.country ?? null}
      showsDay={showsDay}
      isBare={close !== undefined}
      onAct={(wanted) => {
        close?.();
        setAct(wanted);
      }}
    />
  );
  return (
    <div className="stack-6">
      {overdue.length > 0 && (
        <section className="stack-3" aria-label="Overdue callbacks">
          <h2>Overdue</h2>
          <ul className={styles.cards}>{overdue.map((callback) => cardOf(callback, { showsDay: true }))}</ul>
        </section>
      )}
      {listed.length === 0 ? (
        <EmptyState icon={<PhoneCall size={24} aria-hidden />} title={`No callback ${daysWords(dates, now.date)}`}>
          What visitors book in the chat shows here, at its time.
        </EmptyState>
      ) : hasRoom && days > 1 ? (
        <CallbackWeek
          dates={dates}
          callbacks={listed}
          agenda={agenda}
          cardOf={(callback, close) => cardOf(callback, { showsDay: true, close })}
        />
      ) : (
        <div className="stack-6">
          {dates
            .map((date) => ({ date, rows: listed.filter(({ slot }) => slot.company.date === date) }))
            .filter(({ rows }) => rows.length > 0)
            .map(({ date, rows }) => (
              <section key={date} className="stack-3">
                <h2>{dayWords(date, now.date)}</h2>
                <ul className={styles.cards}>{rows.map((callback) => cardOf(callback))}</ul>
              </section>
            ))}
        </div>
      )}
      {act && <CallbackDialog key={act.callback.id} act={act} onClose={() => setAct(undefined)} />}
    </div>
  );
}
