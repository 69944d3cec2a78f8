import { ListTodo } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badges/badge.js';
import { Button } from '../../../ui/buttons/button.js';
import { Popover } from '../../../ui/popover/popover.js';
import { DateText } from '../../../ui/text/date-text.js';
import { useNow } from '../../../ui/text/use-now.js';
import { useMyTasks } from './lead-work.queries.js';

/** One's own open tasks, with how many are due. Nothing where there are none. */
export function MyTasks({ hrefOf }: { hrefOf: (id: string) => string }) {
  const { data } = useMyTasks();
  const nowMs = useNow();
  if (!data || data.tasks.length === 0) return null;
  return (
    <Popover
      label="My tasks"
      align="end"
      trigger={
        <Button size="compact">
          <ListTodo size={16} aria-hidden /> My tasks
          {data.due > 0 && <Badge tone="warning">{data.due} due</Badge>}
        </Button>
      }
    >
      <ul className="stack-3 small">
        {data.tasks.map(({ id, text, dueAt, leadId, leadName }) => (
          <li key={id}>
            <Link to={hrefOf(leadId)}>{text}</Link>
            <p className="wrap-centred-2 soft-tiny">
              {Date.parse(dueAt) <= nowMs && <Badge tone="warning">Due</Badge>}
              <DateText value={dueAt} style="dateTime" /> {leadName}
            </p>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
