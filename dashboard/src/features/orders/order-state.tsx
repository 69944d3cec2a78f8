import type { Order } from '@meg/shared/contract/orders';
import { isOverdue } from '@meg/shared/domain/companies/order-promise';
import { Badge } from '../../ui/badges/badge.js';
import { DateText } from '../../ui/text/date-text.js';
import { formatDuration } from '../../ui/text/format.js';
import { useNow } from '../../ui/text/use-now.js';

const names = {
  new: { tone: 'warning', label: 'New' },
  in_progress: { tone: 'info', label: 'Being set up' },
  set_up: { tone: 'good', label: 'Set up' },
} as const;

export function OrderState({ order: { state } }: { order: Order }) {
  const { tone, label } = names[state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** Who did what last. */
export function LastStep({ order: { setUp, takenUp } }: { order: Order }) {
  const step = setUp ?? takenUp;
  if (!step) return null;
  return (
    <span className="soft-line">
      by <bdi>{step.by}</bdi>, <DateText value={step.at} style="dateTime" />
    </span>
  );
}

/** How long the promise still runs, or for how long it is broken. */
export function PromiseClock({ order }: { order: Order }) {
  const nowMs = useNow();
  if (order.state === 'set_up') return <span className="soft-tiny">–</span>;
  const leftMs = Date.parse(order.dueAt) - nowMs;
  if (isOverdue(order, nowMs)) return <Badge tone="bad">Overdue by {formatDuration(-leftMs)}</Badge>;
  return <Badge tone="neutral">{formatDuration(leftMs)} left</Badge>;
}
