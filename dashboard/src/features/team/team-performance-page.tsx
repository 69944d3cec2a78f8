import type { PersonPerformance } from '@meg/shared/contract/team';
import { paths } from '@meg/shared/domain/paths';
import type { Period } from '@meg/shared/domain/time/periods';
import { UsersRound } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { QueryFault } from '../../api/query-fault.js';
import { Avatar } from '../../ui/badges/avatar.js';
import { Badge } from '../../ui/badges/badge.js';
import { useMediaQuery } from '../../ui/browser/use-media-query.js';
import { BarChart } from '../../ui/chart/bar-chart.js';
import { inPeriod, PeriodChips, readPeriod } from '../../ui/choices/period-chips.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';
import { DataTable } from '../../ui/table/data-table.js';
import { TableCell, TableRow } from '../../ui/table/table.js';
import { formatDuration, formatNumber } from '../../ui/text/format.js';
import { useTeamPerformance } from './team.queries.js';

export default function TeamPerformancePage() {
  const [search, setSearch] = useSearchParams();
  const days = readPeriod(search.get('days'));
  const performance = useTeamPerformance(days);
  const { data, error } = performance;
  return (
    <Page
      title="Performance"
      description="How fast each of you answers, what was won, and who has how many leads at hand."
      actions={<PeriodChips value={days} onChange={(value) => setSearch({ days: value }, { replace: true })} />}
    >
      {error && !data ? (
        <Card>
          <QueryFault query={performance} />
        </Card>
      ) : (
        <Performance people={data?.people} period={days} />
      )}
    </Page>
  );
}

const figures = ['First answers', 'Half within', 'Nine in ten within', 'Wins', 'Open leads'] as const;
const columns = ['Who', ...figures.map((label) => ({ label, isNumeric: true }))];

function Performance({ people, period }: { people: readonly PersonPerformance[] | undefined; period: Period }) {
  // Six columns side by side need more room than a phone has.
  const isPhone = useMediaQuery('(width < 40rem)');
  const answering = people?.filter(({ medianMs }) => medianMs !== null) ?? [];
  return (
    <>
      <Card isFlush={!isPhone}>
        {isPhone && people ? (
          <PeopleList people={people} />
        ) : (
          <DataTable
            label={`Performance ${inPeriod(period)}`}
            columns={columns}
            rows={people}
            row={(person) => <PersonRow key={person.personId ?? 'nobody'} person={person} />}
            skeletonRows={3}
          />
        )}
        {people?.length === 0 && (
          <EmptyState icon={<UsersRound size={24} aria-hidden />} title="Nobody is here yet">
            Invite your team, and this page shows how each of them does.
          </EmptyState>
        )}
      </Card>
      {answering.length > 0 && (
        <Card
          title="How long a lead waits"
          description="From the lead to the first change of its status by this person; half of the leads waited less"
        >
          <BarChart
            label="Median wait by person"
            bars={answering.map(({ name, medianMs }) => ({ label: name, value: medianMs ?? 0 }))}
            format={formatDuration}
          />
        </Card>
      )}
    </>
  );
}

const wait = (ms: number | null) => (ms === null ? '–' : formatDuration(ms));

function Who({ person: { personId, name, isActive } }: { person: PersonPerformance }) {
  if (personId === null) return <span className="soft-tiny">Given to nobody</span>;
  return (
    <span className="person">
      <Avatar name={name} size="small" />
      <span className="strong">
        <bdi>{name}</bdi> {!isActive && <Badge>Left</Badge>}
      </span>
    </span>
  );
}

/** In the order of `figures`. */
function figuresOf({ personId, name, firstAnswers, medianMs, slowestTenthMs, wins, openLeads }: PersonPerformance) {
  return [
    personId === null ? '–' : formatNumber(firstAnswers),
    wait(medianMs),
    wait(slowestTenthMs),
    personId === null ? '–' : formatNumber(wins),
    <Link
      key="open"
      to={`${paths.leads}?view=all&assignee=${personId ?? 'none'}`}
      aria-label={`${openLeads} open leads, ${name || 'given to nobody'}`}
    >
      {formatNumber(openLeads)}
    </Link>,
  ];
}

function PersonRow({ person }: { person: PersonPerformance }) {
  const shown = figuresOf(person);
  return (
    <TableRow>
      <TableCell>
        <Who person={person} />
      </TableCell>
      {figures.map((label, place) => (
        <TableCell key={label} isNumeric>
          {shown[place]}
        </TableCell>
      ))}
    </TableRow>
  );
}

function PeopleList({ people }: { people: readonly PersonPerformance[] }) {
  return (
    <ul className="stack-6">
      {people.map((person) => {
        const shown = figuresOf(person);
        return (
          <li key={person.personId ?? 'nobody'} className="stack-2">
            <Who person={person} />
            <dl className="stack-1 small">
              {figures.map((label, place) => (
                <div key={label} className="spread">
                  <dt className="soft-small">{label}</dt>
                  <dd className="tabular">{shown[place]}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
