import { Inbox } from 'lucide-react';
import { Avatar } from '../../ui/badges/avatar.js';
import { Badge } from '../../ui/badges/badge.js';
import { StatusBadge } from '../../ui/badges/status-badge.js';
import { Button } from '../../ui/buttons/button.js';
import { CodeToCopy } from '../../ui/buttons/code-to-copy.js';
import { CopyButton } from '../../ui/buttons/copy-button.js';
import { BarChart } from '../../ui/chart/bar-chart.js';
import { Funnel } from '../../ui/chart/funnel.js';
import { LineChart } from '../../ui/chart/line-chart.js';
import { Stat, StatGroup } from '../../ui/chart/stat.js';
import { Banner } from '../../ui/feedback/banner.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { ErrorState } from '../../ui/feedback/error-state.js';
import { LoadingLines } from '../../ui/feedback/skeleton.js';
import { Card } from '../../ui/layout/card.js';
import { DefinitionList } from '../../ui/layout/definition-list.js';
import { Stepper } from '../../ui/layout/stepper.js';
import { Timeline } from '../../ui/layout/timeline.js';
import { DateText } from '../../ui/text/date-text.js';
import { TimeAgo } from '../../ui/text/time-ago.js';

const day = (place: number) => ({
  label: `${place + 1} Nov`,
  value: Math.round(20 + 14 * Math.sin(place / 3) + place),
});
const asOf = '2026-11-20T09:02:00Z';

export function GalleryShowing() {
  return (
    <div className="stack-5">
      <StatGroup label="This week">
        <Stat label="New this week" value="41" change={{ text: '+12 %', tone: 'good' }} trend={[4, 6, 5, 8, 6, 7, 9]} />
        <Stat label="Won" value="14 %" change={{ text: 'Good', tone: 'good' }} />
        <Stat label="Average quote" value="$3,180" detail="41 quotes" />
        <Stat label="First answer" value="11 min" change={{ text: '+4', tone: 'bad' }} />
        <Stat label="Still coming" value="" isLoading />
      </StatGroup>
      <Stepper label="Sign up" steps={['Company', 'Look', 'Add-ons', 'Summary']} current={1} onStep={() => {}} />
      <div className="wrap-centred-3">
        <StatusBadge status="new" />
        <StatusBadge status="contacted" />
        <StatusBadge status="converted" />
        <StatusBadge status="lost" />
        <StatusBadge status="human-handoff-requested" />
        <Badge>Neutral</Badge>
        <Avatar name="Amina Yusof" size="small" />
        <Avatar name="Tomás Byrne" />
        <Avatar name="李" size="large" />
      </div>
      <Banner title="You see Moss Removals as its support" actions={<Button size="compact">Leave</Button>}>
        You can read everything and change nothing.
      </Banner>
      <Banner tone="good">Saved. Your chat shows it already.</Banner>
      <Banner tone="warning" title="You are offline">
        What you see may be out of date.
      </Banner>
      <Banner tone="bad" title="Ben has changed this lead meanwhile" actions={<Button size="compact">See it</Button>}>
        Your note is still here; nothing was overwritten.
      </Banner>
      <Card title="Leads, day by day" description="The last 30 days, in your zone.">
        <LineChart label="Leads, day by day" points={Array.from({ length: 30 }, (_, place) => day(place))} />
      </Card>
      <Card title="How far they come">
        <Funnel
          label="Steps of the chat"
          steps={[
            { label: 'Opened the chat', count: 1240 },
            { label: 'Saw a quote', count: 610 },
            { label: 'Left details', count: 182 },
            { label: 'Contacted', count: 160 },
            { label: 'Converted', count: 41 },
          ]}
        />
      </Card>
      <Card title="Where they come from">
        <BarChart
          label="Leads by page"
          bars={[
            { label: '/move-abroad', value: 82, detail: '45 %' },
            { label: '/removals/how-much-does-it-cost-to-move-a-three-bedroom-house', value: 60, detail: '33 %' },
            { label: '/', value: 0 },
          ]}
        />
      </Card>
      <Card title="The quote" actions={<CopyButton text="MEG-1" label="Copy the reference" />}>
        <DefinitionList
          rows={[
            { term: 'Volume, 2 beds, all furniture', value: '22 m³' },
            { term: 'Shared container, 10,520 km', value: '$3,410' },
            { term: 'Range shown', value: '$4,850–6,350', isTotal: true },
          ]}
        />
        <Timeline
          items={[
            { key: 'opened', time: <DateText value={asOf} style="time" />, title: 'Opened the chat on /move-abroad' },
            {
              key: 'said',
              time: <TimeAgo value={asOf} />,
              title: 'Asked',
              children: '“2-bed flat, Leeds to KL in June”',
            },
          ]}
        />
      </Card>
      <CodeToCopy
        name="the snippet"
        code={'<script async src="https://meg.example/meg.js" data-company="moss"></script>'}
      />
      <Card isFlush>
        <EmptyState
          icon={<Inbox size={24} aria-hidden />}
          title="No leads yet"
          action={<Button tone="primary">Get the snippet</Button>}
        >
          Put the chat on your website: the first visitor who leaves details appears here by itself.
        </EmptyState>
      </Card>
      <Card isFlush>
        <ErrorState onRetry={() => {}} />
      </Card>
      <LoadingLines label="Loading the timeline" lines={4} />
    </div>
  );
}
