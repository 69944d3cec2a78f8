import type { Webhook } from '@meg/shared/contract/webhooks';
import { EllipsisVertical, KeyRound, ListChecks, Pencil, RefreshCw, Trash2, Zap } from 'lucide-react';
import { Badge } from '../../ui/badges/badge.js';
import { Button } from '../../ui/buttons/button.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { Card } from '../../ui/layout/card.js';
import { Menu } from '../../ui/popover/menu.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import { endpointState, eventName, offSentence, secretLostSentence, shapeWords } from './webhook-words.js';

export type EndpointAction = 'log' | 'test' | 'edit' | 'secret' | 'rotate' | 'remove';

interface EndpointListProps {
  webhooks: readonly Webhook[];
  isReadOnly: boolean;
  testingId: string | undefined;
  onAction: (action: EndpointAction, webhook: Webhook) => void;
}

export function EndpointList({ webhooks, ...rest }: EndpointListProps) {
  return (
    <Card title={webhooks.length === 1 ? '1 endpoint' : `${webhooks.length} endpoints`}>
      <ul className="divided">
        {webhooks.map((webhook) => (
          <Endpoint key={webhook.id} webhook={webhook} {...rest} />
        ))}
      </ul>
    </Card>
  );
}

type EndpointProps = Omit<EndpointListProps, 'webhooks'> & { webhook: Webhook };

function Endpoint({ webhook, isReadOnly, testingId, onAction }: EndpointProps) {
  const { id, url, description, events, shape, oldSecretUntil, isSecretReadable } = webhook;
  const state = endpointState(webhook);
  const off = offSentence(webhook);
  const act = (action: EndpointAction) => () => onAction(action, webhook);
  const name = description || url;
  return (
    <li className="entry">
      <div className="stack-1">
        <p className="facts soft-small">
          <Badge tone={state.tone}>{state.words}</Badge>
          <LastResult webhook={webhook} />
        </p>
        <h3 className="plain-heading">{name}</h3>
        {description && <p className="small break-anywhere">{url}</p>}
        <p className="soft-small">
          {shapeWords[shape].title} · {events.map(eventName).join(', ')}
        </p>
        {off && <p className="small">{off}</p>}
        {!isSecretReadable && <p className="small">{secretLostSentence}</p>}
        {oldSecretUntil && <p className="soft-small">Two secrets sign until the old one ends.</p>}
      </div>
      <div className="wrap-centred-2">
        <Button size="compact" onClick={act('log')}>
          <ListChecks size={16} aria-hidden /> Deliveries
        </Button>
        {!isReadOnly && (
          <>
            <Button size="compact" isBusy={testingId === id} busyLabel="Asking…" onClick={act('test')}>
              <Zap size={16} aria-hidden /> Test
            </Button>
            <Menu
              label={`More for ${name}`}
              align="end"
              trigger={<IconButton label={`More for ${name}`} icon={EllipsisVertical} />}
              items={[
                { label: 'Edit', icon: <Pencil size={16} aria-hidden />, onSelect: act('edit') },
                { label: 'Show the secret', icon: <KeyRound size={16} aria-hidden />, onSelect: act('secret') },
                { label: 'Replace the secret', icon: <RefreshCw size={16} aria-hidden />, onSelect: act('rotate') },
                { separator: true },
                { label: 'Remove', icon: <Trash2 size={16} aria-hidden />, onSelect: act('remove'), isDanger: true },
              ]}
            />
          </>
        )}
      </div>
    </li>
  );
}

function LastResult({ webhook: { lastResult } }: { webhook: Webhook }) {
  if (!lastResult) return null;
  return (
    <span>
      {lastResult.fault || `Answered with ${lastResult.status}`} <TimeAgo value={lastResult.at} />
    </span>
  );
}
